import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RequestTimeLimits } from '#platform/http/request-time.js';
import { startApp, type TestApp } from '../support/app.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';

const LIMITS: RequestTimeLimits = {
  headersMs: 1_000,
  bodyMs: 1_000,
  uploadMs: 6_000,
  uploadWindow: { ms: 3_000, minBytes: 3_000 },
  unread: { ms: 5_000, maxBytes: 1_000_000 },
  checkMs: 100,
};
/** The test's timeout; the server cuts the connection well before. */
const GIVE_UP_MS = 20_000;

let app: TestApp;
let me: TestUser;
beforeAll(async () => {
  app = await startApp({ requestTime: LIMITS });
  me = await createSignedInUser(app);
});
afterAll(() => app?.close());

interface Slow {
  head: string[];
  /** Sent repeatedly until the server responds or closes the connection. */
  rest: string;
  everyMs: number;
}

/** Everything the server sends until it closes the connection. */
async function answerTo({ head, rest, everyMs }: Slow): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(head.join('\r\n'));
  const timer = setInterval(() => socket.write(rest), everyMs);
  const giveUp = setTimeout(() => socket.destroy(new Error('The connection stays open.')), GIVE_UP_MS);
  await new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.once('error', (error: NodeJS.ErrnoException) => (error.code ? resolve() : reject(error)));
  }).finally(() => {
    clearInterval(timer);
    clearTimeout(giveUp);
  });
  return answer;
}

const json = ['POST /api/auth/signin HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
const upload = (...more: string[]) => [
  `PATCH /api/users/${me.id}/supporting-documents HTTP/1.1`,
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 100000000',
  ...more,
  '',
  '--b',
  'Content-Disposition: form-data; name="files"; filename="a.pdf"',
  '',
  '%PDF-',
];
const mine = () => upload(`Authorization: Bearer ${me.token}`);

it('headers that never end are answered with 408', async () => {
  const head = ['GET / HTTP/1.1', 'Host: localhost', 'X-Slow: '];
  expect(await answerTo({ head, rest: 'a', everyMs: 100 })).toMatch(/^HTTP\/1\.1 408 /);
});

it('a body one byte at a time is answered with 408 and words', async () => {
  const answer = await answerTo({ head: [...json, 'Content-Length: 1000', '', ''], rest: ' ', everyMs: 100 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"message":"The request came too slowly. Please try again."');
});

it('an upload below the least speed is answered with 408', async () => {
  const answer = await answerTo({ head: mine(), rest: 'a'.repeat(10), everyMs: 100 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"too_slow"');
});

it('a quick upload outlasts the limit of other bodies, and ends with that of uploads', async () => {
  const begun = performance.now();
  expect(await answerTo({ head: mine(), rest: 'a'.repeat(2_000), everyMs: 100 })).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begun).toBeGreaterThan(LIMITS.uploadMs - LIMITS.checkMs);
});

it('a body that goes on after its answer ends with the connection', async () => {
  const answer = await answerTo({ head: upload(), rest: 'a', everyMs: 100 });
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});
