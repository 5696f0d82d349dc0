import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  /** The envelope's recipients. */
  to: string[];
  headers: Map<string, string>;
  text: string;
  html: string;
}

export interface TestSmtp {
  url: string;
  delivered: Delivered[];
  /** How many of the next mails it turns away for now, with code 451. */
  refuse: number;
  close(): Promise<void>;
}

/** A mail server on a free port that keeps what it is handed. */
export async function startSmtp(): Promise<TestSmtp> {
  const smtp: TestSmtp = { url: '', delivered: [], refuse: 0, close: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const mail = parse(await text(stream));
      if (smtp.refuse > 0) {
        smtp.refuse -= 1;
        done(Object.assign(new Error('Please try again later'), { responseCode: 451 }));
        return;
      }
      smtp.delivered.push({ ...mail, to: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtp.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  smtp.close = () => new Promise((resolve) => server.close(resolve));
  return smtp;
}

/** As much of MIME as our own mails use: two alternatives, in quoted-printable, base64 or as they are. */
function parse(source: string): Omit<Delivered, 'to'> {
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
