/** The lobby's socket: the public tables whenever they change. */
import { backoff, socketAddress } from './socket';
import type { Lobby, Table } from './types';

export class LobbySocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private closed = false;

  constructor(private readonly show: (tables: Table[]) => void) {
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress('/api/lobby/socket'));
    this.socket = socket;
    socket.onmessage = (e: MessageEvent<string>) => {
      const message = JSON.parse(e.data) as Lobby;
      if (message.t !== 'lobby') return;
      this.attempt = 0;
      this.show(message.tables);
    };
    socket.onclose = () => {
      if (!this.closed)
        this.timer = window.setTimeout(() => this.connect(), backoff(this.attempt++));
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
