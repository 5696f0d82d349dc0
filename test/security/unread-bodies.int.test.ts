import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { REQUEST_TIME_LIMITS } from '#platform/http/request-time.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';

const MB = 1024 * 1024;
const LIMITS = { ...REQUEST_TIME_LIMITS, unread: { ms: 2_000, maxBytes: 20 * MB } };

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startApp({ requestTime: LIMITS });
  me = await createSignedInUser(app);
});
afterAll(() => app?.close());

/** A keep-alive connection that records everything received. */
class Connection {
  said = '';
  isOpen = true;
  private readonly socket: Socket;

  constructor() {
    this.socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    this.socket.on('data', (chunk) => {
      this.said += chunk;
    });
    // A server that closes while data arrives resets the connection.
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isOpen = false;
    });
  }

  /** Resolves when the operating system has accepted all data. */
  send(content: string | Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(content, () => resolve()));
  }

  get statuses(): string[] {
    return [...this.said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
  }

  close(): void {
    this.socket.destroy();
  }
}

const FILE = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n%PDF-\r\n`;
const END = '\r\n--b--\r\n';

/** The beginning of a form whose first file is rejected; `rest` bytes follow. */
function refused(rest: number): string {
  const first = FILE('program.exe') + FILE('resume.pdf');
  return [
    `PATCH /api/users/${me.id}/supporting-documents HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${me.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${first.length + rest}`,
    '',
    first,
  ].join('\r\n');
}

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('the rest of a refused upload is read away, and the next request on the connection is answered at once', async () => {
  const connection = new Connection();
  const rest = 8 * MB;
  await connection.send(refused(rest));
  await eventually(() => expect(connection.statuses).toEqual(['400']));
  expect(connection.said).toContain('is not accepted');
  await connection.send(Buffer.alloc(rest - END.length));
  await connection.send(END + HEALTH);
  await eventually(() => expect(connection.statuses).toEqual(['400', '200']));
  connection.close();
});

it('so is that of JSON that is too large', async () => {
  const connection = new Connection();
  const head = ['POST /api/auth/signin HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  await connection.send([...head, `Content-Length: ${8 * MB}`, '', ''].join('\r\n'));
  await eventually(() => expect(connection.statuses).toEqual(['413']));
  await connection.send(Buffer.alloc(8 * MB));
  await connection.send(HEALTH);
  await eventually(() => expect(connection.statuses).toEqual(['413', '200']));
  connection.close();
});

it('a rest that never ends is not read for ever', async () => {
  const endless = new Connection();
  await endless.send(refused(1_000 * MB));
  const chunk = Buffer.alloc(MB);
  let sent = 0;
  while (endless.isOpen && sent < 100) {
    await endless.send(chunk);
    sent += 1;
  }
  await eventually(() => expect(endless.isOpen).toBe(false));
  expect(endless.statuses).toEqual(['400']);
});

it('a rest that does not come is not waited for longer than its time', async () => {
  const silent = new Connection();
  await silent.send(refused(MB));
  await eventually(() => expect(silent.isOpen).toBe(false));
  expect(silent.statuses).toEqual(['400']);
});
