import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A fault-injection proxy in front of an engine: it can refuse, stall, delay or cut connections. */
export class TcpFaultProxy {
  /** Delay of each chunk of data in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private port = 0;
  private passage: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;

  private constructor(private readonly target: { hostname: string; port: number }) {
    this.server = createServer((client) => this.forward(client));
  }

  /** Starts a proxy in front of the engine at `url`. */
  static async before(url: string): Promise<TcpFaultProxy> {
    const { hostname, port } = new URL(url);
    const proxy = new TcpFaultProxy({ hostname, port: Number(port) });
    await proxy.accept();
    return proxy;
  }

  /** The URL with the proxy's port. */
  urlThrough(url: string): string {
    const changed = new URL(url);
    changed.host = `127.0.0.1:${this.port}`;
    return changed.href;
  }

  /** Refuses new connections and cuts the existing ones, like a stopped engine. */
  async stopAccepting(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    await closed;
  }

  async accept(): Promise<void> {
    if (this.server.listening) return;
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Stalls all data until `release()`, like a suspended engine. */
  hold(): void {
    this.passage = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  release(): void {
    this.open();
    this.passage = Promise.resolve();
  }

  /** Cuts all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.release();
    await this.stopAccepting();
  }

  private forward(client: Socket): void {
    const engine = connect({ host: this.target.hostname, port: this.target.port });
    for (const socket of [client, engine]) {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    }
    // Errors are left to both ends of the connection.
    const over = () => [client, engine].forEach((socket) => void socket.destroy());
    Promise.all([pipeline(client, this.delayStream(), engine), pipeline(engine, this.delayStream(), client)]).then(
      over,
      over,
    );
  }

  private delayStream(): Transform {
    return new Transform({
      transform: async (chunk, _encoding, done) => {
        if (this.delayMs) await pause(this.delayMs);
        await this.passage;
        done(null, chunk);
      },
    });
  }
}
