/**
 * The socket of a table, opened before there is anybody to listen: on a slow line the page of a table is
 * still on its way. It says hello, and what it hears is kept for the page that takes it over.
 */
import type { FromServer, Hello } from './messages';

/** Nobody came for it: the guest has gone to another page. */
const PATIENCE = 30_000;

interface Ahead {
  socket: WebSocket;
  address: string;
  heard: FromServer[];
}
let ahead: Ahead | null = null;

export const socketAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
export const tableSocket = (id: string): string => socketAddress(`/api/tables/${id}/socket`);

export function connectAhead(address: string, hello: Hello): void {
  const socket = new WebSocket(address);
  const mine: Ahead = { socket, address, heard: [] };
  ahead = mine;
  const forget = (): void => {
    if (ahead === mine) ahead = null;
  };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (e: MessageEvent<string>) => mine.heard.push(JSON.parse(e.data) as FromServer);
  socket.onclose = forget; // who wants one opens it anew
  setTimeout(() => {
    if (ahead === mine) socket.close();
    forget();
  }, PATIENCE);
}

/** The socket that was opened ahead, if there is one; from now on it is the caller's. */
export function takeOver(address: string): Ahead | null {
  const found = ahead?.address === address ? ahead : null;
  if (found) ahead = null;
  return found;
}
