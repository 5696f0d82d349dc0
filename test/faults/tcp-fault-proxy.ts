import { connect, createServer, type Server, type Socket } from 'node:net';

/** A fault-injection proxy for TCP. It can cut all connections and refuse new ones, or freeze the existing ones. */
export class TcpFaultProxy {
  /** Connections refused since the last `block()`. */
  refused = 0;
  private isBlocked = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** The engine's URL through the proxy. */
    readonly url: string,
  ) {}

  static async open(engineUrl: string): Promise<TcpFaultProxy> {
    const { hostname, port: enginePort } = new URL(engineUrl);
    const server = createServer((socket) => proxy.forward(socket, connect(Number(enginePort), hostname)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const proxy: TcpFaultProxy = new TcpFaultProxy(
      server,
      Object.assign(new URL(engineUrl), { host: `127.0.0.1:${port}` }).href,
    );
    return proxy;
  }

  block(): void {
    this.isBlocked = true;
    this.refused = 0;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Stops forwarding on existing connections without closing them, as after a failover. */
  freeze(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  unblock(): void {
    this.isBlocked = false;
  }

  async close(): Promise<void> {
    this.block();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(socket: Socket, onward: Socket): void {
    const both = [socket, onward];
    for (const one of both) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        for (const other of both) other.destroy();
      });
    }
    if (this.isBlocked) {
      this.refused += 1;
      socket.destroy();
    } else socket.pipe(onward).pipe(socket);
  }
}
