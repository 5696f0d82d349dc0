import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { PASSWORD } from '../support/fixtures/users.js';
import type { Caller, Reply } from '../support/http.js';
import { environmentBeside } from '../support/instances/beside.js';
import { Server } from '../support/instances/server.js';

const CANARY = 'kanarienvogel';
const EMAIL = `${CANARY}@bird.example`;

/** Throws an uncaught error on SIGUSR2. */
const THROWING = `process.once('SIGUSR2', () => {
  setTimeout(() => Promise.reject(new Error('nobody caught <${EMAIL}>\\nforged: entry')), 50);
});`;

/** Also prints on SIGUSR2, like a library and like Node. */
const PRINTING = `process.once('SIGUSR2', () => {
  console.warn('eviction policy is %s\\nfor ${EMAIL}', 'allkeys-lru');
  console.error('unhandled event', new Error('refused <${EMAIL}>\\nforged: entry'));
  process.emitWarning('too many listeners\\nfor ${EMAIL}');
});`;

let app: TestApp;
let server: Server | undefined;
beforeAll(async () => {
  app = await startApp({ env: { ROLE: 'api' } });
});
afterEach(() => server?.stop());
afterAll(() => app?.close());

const rename = (from: string, to: string) =>
  app.database.transaction((em) => em.execute(`alter table account rename column ${from} to ${to}`, [], 'run'));

/** A sign-up that fails unexpectedly, with personal data in the statement. */
async function failingSignUp(api: Caller): Promise<Reply> {
  const body = { firstName: CANARY, lastName: CANARY, email: EMAIL, password: PASSWORD };
  await rename('last_name', 'surname');
  try {
    return await api.post('/api/users', { body });
  } finally {
    await rename('surname', 'last_name');
  }
}

/**
 * Starts a process with `preload`, makes a request and itself fail, and returns its output and the id of the request.
 */
async function runToItsEnd(
  preload: string,
  env: Record<string, string>,
): Promise<{ output: string; requestId: string }> {
  const args = ['--import', `data:text/javascript;base64,${btoa(preload)}`, 'src/main.js'];
  server = await Server.start({ ...environmentBeside(app, 'embedded', 'all'), ...env }, { args });
  const broken = await failingSignUp(server.api);
  expect(broken.status).toBe(500);
  const { code, output } = await server.stop('SIGUSR2');
  expect(code).toBe(1);
  for (const secret of [CANARY, PASSWORD]) expect(output).not.toContain(secret);
  return { output, requestId: String(broken.headers.get('x-request-id')) };
}

const parseLines = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the log of a process', () => {
  it('(S23) in JSON is one redacted object per line, whoever prints, with the id of the request', async () => {
    const { output, requestId } = await runToItsEnd(PRINTING + THROWING, { LOG_FORMAT: 'json', LOG_LEVEL: 'debug' });
    const lines = parseLines(output);
    for (const line of lines) {
      expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*Z$/), message: expect.any(String) });
      expect(['debug', 'info', 'warn', 'error']).toContain(line.level);
    }
    expect(lines.filter((line) => line.requestId === requestId)).toMatchObject([
      { level: 'error', context: 'Http', message: expect.stringMatching(/^POST \/api\/users: \w+ 42703 .*\| at /) },
    ]);
    expect(lines.filter((line) => line.requestId !== undefined)).toHaveLength(1);
    expect(lines.map(({ level, message }) => `${level} ${message}`)).toEqual(
      expect.arrayContaining([
        'info Career Gateway is ready (role all).',
        'warn eviction policy is allkeys-lru for [address]',
        expect.stringMatching(/^error unhandled event Error: refused <\[address\]> forged: entry \| at /),
        expect.stringMatching(/^error \(node:\d+\) Warning: too many listeners for \[address\]/),
        expect.stringMatching(/^error Error: nobody caught <\[address\]> forged: entry \| at /),
      ]),
    );
  });

  it('(S23) in plain lines is redacted too and ends with the id of the request', async () => {
    const { output, requestId } = await runToItsEnd(THROWING, { LOG_FORMAT: 'plain' });
    expect(output).toMatch(/^Career Gateway is ready \(role all\)\.\n {2}Database {2}PostgreSQL/m);
    const lines = output.split('\n');
    expect(lines.filter((line) => line.includes(requestId))).toEqual([
      expect.stringMatching(/POST \/api\/users: \w+ 42703 .*\| at .* \(request [\w-]+\)/),
    ]);
    expect(lines).toContainEqual(expect.stringMatching(/^Error: nobody caught <\[address\]> forged: entry \| at /));
  });

  it('in JSON includes the shutdown', async () => {
    const env = { ...environmentBeside(app, 'embedded', 'worker'), LOG_FORMAT: 'json' };
    server = await Server.start(env);
    const { code, output } = await server.stop('SIGTERM');
    expect(code).toBe(0);
    expect(parseLines(output).at(-1)).toMatchObject({ level: 'info', message: 'Stopping …' });
  });

  it('in production is JSON by default, down to the reason why it does not start', async () => {
    server = Server.spawn({ NODE_ENV: 'production', PORT: 'eighty' });
    const { code, output } = await server.end();
    expect(code).toBe(1);
    expect(parseLines(output)).toMatchObject([
      {
        level: 'error',
        message: expect.stringMatching(/^The configuration cannot be used: - PORT .* - TOKEN_SECRET /),
      },
    ]);
  });
});
