import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  /** The envelope's recipients. */
  to: string[];
  /** Milliseconds since 1970. */
  receivedAt: number;
  headers: Map<string, string>;
  text: string;
  html: string;
}

export interface TestSmtp {
  url: string;
  delivered: Delivered[];
  /** Number of next mails to reject temporarily. */
  refuse: number;
  /** The code of temporary rejections, by default 451. */
  refuseWith: number;
  /** While set: 421 rejects connections, 451 rejects all mails, 'hangs up' closes connections. */
  fault: 'hangs up' | 421 | 451 | null;
  /** Connections and mails rejected because of a fault. */
  refused: number;
  /** Addresses rejected permanently, with code 550. */
  unknown: Set<string>;
  /** Addresses rejected temporarily, with code 421. */
  busy: Set<string>;
  /** Withholds the acceptance of mails until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** A mail server on a free port that stores received mails. */
export async function startSmtp(): Promise<TestSmtp> {
  let held = Promise.resolve();
  const smtp: TestSmtp = {
    url: '',
    delivered: [],
    refuse: 0,
    refuseWith: 451,
    fault: null,
    refused: 0,
    unknown: new Set(),
    busy: new Set(),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => undefined,
  };
  /** Existing connections are rejected with their next mail. */
  const turnedAway = () => {
    if (smtp.fault !== 421) return null;
    smtp.refused += 1;
    return reply(421, 'Closing');
  };
  const refusalOf = (address: string) => {
    if (smtp.busy.has(address)) return reply(421, 'Too much at once');
    return smtp.unknown.has(address) ? reply(550, 'No such user') : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      if (smtp.fault !== 'hangs up') return done(turnedAway());
      smtp.refused += 1;
      for (const connection of server.connections) (connection as unknown as { _socket: Socket })._socket.destroy();
    },
    onMailFrom: (_address, _session, done) => done(turnedAway()),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: async (stream, session, done) => {
      // Null if the connection closed during the transfer.
      const source = await text(stream).catch(() => null);
      if (source === null) return done(new Error('The mail did not arrive in full'));
      const mail = parse(source);
      if (smtp.fault === 451) {
        smtp.refused += 1;
        return done(reply(451, 'Please try again later'));
      }
      if (smtp.refuse > 0) {
        smtp.refuse -= 1;
        return done(reply(smtp.refuseWith, 'Please try again later'));
      }
      const to = session.envelope.rcptTo.map(({ address }) => address);
      smtp.delivered.push({ ...mail, to, receivedAt: Date.now() });
      await held;
      done();
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtp.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  smtp.close = () => new Promise((resolve) => server.close(resolve));
  return smtp;
}

const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** Parses the MIME subset of our mails: two alternatives, in quoted-printable, base64 or unencoded. */
function parse(source: string): Omit<Delivered, 'to' | 'receivedAt'> {
  const { headers, body } = split(source);
  const boundary = headers.get('content-type')?.match(/boundary="?([^";]+)/)?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.trimStart())) : [];
  const part = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return found ? decode(found.body, found.headers.get('content-transfer-encoding')) : '';
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const at = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      words(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  return { headers, body: source.slice(at + 4) };
}

function words(value: string): string {
  return value
    .replace(/\?= (?==\?)/g, '?=')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : quoted(coded.replaceAll('_', ' ')),
    );
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body).replaceAll('\r\n', '\n');
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
