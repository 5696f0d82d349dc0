import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A fault-injection proxy in front of a backing service: it can refuse, stall, delay, cut or divert connections. */
export class FaultProxy {
  /** Delay of each chunk of data in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private port = 0;
  private passage: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;
  private take: (client: Socket) => unknown = this.forward;

  private constructor(private readonly service: URL) {
    this.server = createServer((client) => {
      this.track(client);
      this.take(client);
    });
  }

  /** Starts a proxy in front of the backing service at `url`. */
  static async before(url: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(url));
    await proxy.accept();
    return proxy;
  }

  /** The backing service's URL through the proxy. */
  get url(): string {
    return Object.assign(new URL(this.service), { host: `127.0.0.1:${this.port}` }).href;
  }

  /** Refuses new connections and cuts the existing ones, like a stopped backing service. */
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

  /** Stalls all data until `release()`, like a suspended backing service. */
  hold(): void {
    this.passage = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  release(): void {
    this.open();
    this.passage = Promise.resolve();
  }

  /** Stops forwarding on existing connections without closing them, as after a failover. */
  freeze(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Cuts all connections. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Cuts all connections, and hands new ones to `take` instead of the backing service. */
  divert(take: (client: Socket) => unknown): void {
    this.take = take;
    this.cut();
  }

  /** Ends all faults, and cuts the connections that had them. */
  async end(): Promise<void> {
    this.delayMs = 0;
    this.release();
    this.divert(this.forward);
    await this.accept();
  }

  async close(): Promise<void> {
    this.release();
    await this.stopAccepting();
  }

  private forward(client: Socket): void {
    const service = connect({ host: this.service.hostname, port: Number(this.service.port) });
    this.track(service);
    // Errors are left to both ends of the connection.
    const over = () => [client, service].forEach((socket) => void socket.destroy());
    Promise.all([pipeline(client, this.delayStream(), service), pipeline(service, this.delayStream(), client)]).then(
      over,
      over,
    );
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }

  private delayStream(): Transform {
    return new Transform({
      transform: async (chunk, _encoding, done) => {
        if (this.delayMs) await pause(this.delayMs, undefined, { ref: false });
        await this.passage;
        done(null, chunk);
      },
    });
  }
}
