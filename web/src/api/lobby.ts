/** The lobby's socket: the first page of the public tables whenever it changes. */
import { socketAddress } from './ahead';
import { pause } from './socket';
import type { Lobby, Tables } from './messages';

export class LobbySocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer = 0;
  private closed = false;

  constructor(private readonly show: (page: Tables) => void) {
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress('/api/lobby/socket'));
    this.socket = socket;
    socket.onmessage = (e: MessageEvent<string>) => {
      const message = JSON.parse(e.data) as Lobby;
      if (message.t !== 'lobby') return;
      this.attempt = 0;
      this.show(message);
    };
    socket.onclose = (e) => {
      if (!this.closed)
        this.timer = window.setTimeout(() => this.connect(), pause(e.code, this.attempt++));
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
