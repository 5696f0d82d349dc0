import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { COMMANDS, chunkHeader, parseVerdict, toChunks } from './clamd-protocol.js';
import { ScannerUnavailableError, type Verdict, VirusScanner } from './virus-scanner.js';

const DEFAULT_PORT = 3310;
const CONNECT_TIMEOUT_MS = 2_000;
const PING_TIMEOUT_MS = 2_000;

/** Scans files by ClamAV's daemon, over TCP or a Unix socket. Each scan has a connection of its own. */
export class Clamd extends VirusScanner {
  private readonly address;

  /** `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
  constructor(url: string) {
    super();
    const { protocol, hostname, port, pathname } = new URL(url);
    this.address =
      protocol === 'unix:'
        ? { path: decodeURIComponent(pathname) }
        : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
  }

  async scan(content: Readable, signal: AbortSignal): Promise<Verdict> {
    let unreadable: Error | undefined;
    let sent = 0;
    content.once('error', (error) => {
      // Only an error of its own: a lost connection aborts it too.
      if (error.name !== 'AbortError') unreadable = error;
    });
    const chunks = toChunks(content, (length) => {
      sent += length;
    });
    try {
      const reply = await this.request(COMMANDS.scan, signal, (socket) =>
        pipeline(Readable.from(chunks), socket, { end: false }).catch((error) => void socket.destroy(error)),
      );
      return parseVerdict(reply);
    } catch (error) {
      if (unreadable) throw unreadable;
      return (await this.findLostVerdict(error, sent)) ?? Promise.reject(error);
    } finally {
      content.destroy();
    }
  }

  async ping(): Promise<void> {
    const reply = await this.request(COMMANDS.ping, AbortSignal.timeout(PING_TIMEOUT_MS));
    if (reply !== 'PONG\0') throw new ScannerUnavailableError('clamd did not answer the ping');
  }

  /**
   * clamd hangs up on a stream that is too long, and the next write often loses its reply. It replies again to the
   * length alone, while it waits for content otherwise.
   */
  private async findLostVerdict(error: unknown, sent: number): Promise<Verdict | null> {
    const wasConnectionLost = error instanceof ScannerUnavailableError && error.cause !== undefined;
    if (!wasConnectionLost || sent === 0) return null;
    const header = chunkHeader(sent);
    try {
      const verdict = parseVerdict(
        await this.request(
          COMMANDS.scan,
          AbortSignal.timeout(PING_TIMEOUT_MS),
          async (socket) => void socket.write(header),
        ),
      );
      // Never clean: the content was not seen.
      return verdict.state === 'refused' ? verdict : null;
    } catch {
      return null;
    }
  }

  /** Returns the reply. Every failure of the connection is a ScannerUnavailableError. */
  private async request(command: string, signal: AbortSignal, send = async (_: Socket) => {}): Promise<string> {
    const socket = connect(this.address);
    const giveUp = () => void socket.destroy(new ScannerUnavailableError('clamd did not respond in time'));
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    socket.setTimeout(CONNECT_TIMEOUT_MS, giveUp);
    socket.once('connect', () => socket.setTimeout(0));
    try {
      const reply = readReply(socket);
      socket.write(command);
      // The reply also fails when the connection does, which the sender may not notice.
      await Promise.race([reply, send(socket)]);
      return await reply;
    } finally {
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
    }
  }
}

/** The text of the peer up to a NUL character. */
function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let cause: Error | undefined;
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\0')) resolve(text);
    });
    socket.once('error', (error) => {
      cause = error;
    });
    // After the reply this changes nothing.
    socket.once('close', () => reject(toUnavailable(cause ?? new Error('clamd closed the connection'))));
  });
}

function toUnavailable(error: Error): Error {
  if (error instanceof ScannerUnavailableError) return error;
  return new ScannerUnavailableError(error.message || String((error as NodeJS.ErrnoException).code), { cause: error });
}
