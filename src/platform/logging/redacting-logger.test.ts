import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RedactingLogger } from './redacting-logger.js';

const ADDRESS = 'canary@home.example';
const DATABASE_FAILURE = Object.assign(new Error("insert into account values ('Canary') - failed"), {
  name: 'NotNullConstraintViolationException',
  code: '23502',
  table: 'account',
});

/** Arguments of a log method, and the message they print. */
const CALLS: [string, unknown[], RegExp][] = [
  ['a message', [`550 no such user <${ADDRESS}>\r\nforged: entry`], /^550 no such user <\[address\]> forged: entry$/],
  [
    'an error',
    [new Error(`refused <${ADDRESS}>\nforged: entry`)],
    /^Error: refused <\[address\]> forged: entry \| at /,
  ],
  ['a failure of the database', [DATABASE_FAILURE], /^NotNullConstraintViolationException 23502 account \| at /],
  [
    'a message with an error',
    ['GET /api', DATABASE_FAILURE],
    /^GET \/api: NotNullConstraintViolationException .*\| at /,
  ],
  [
    'a message with a stack',
    ['Gone', `Error: ${ADDRESS}\n    at ${ADDRESS}\n    at a.js:1:2`],
    /^Gone \| at \[address\] < at a\.js:1:2$/,
  ],
  ['an object', ['Gone', { to: ADDRESS, lines: ['a\nb'] }], /^Gone: \{ to: '\[address\]', lines: \[ 'a\\nb' \] \}$/],
  ['nothing', [undefined], /^undefined$/],
];

let output: string[];
let spies: { mockRestore(): void }[];
beforeEach(() => {
  output = [];
  const capture = (chunk: unknown) => output.push(String(chunk)) > 0;
  spies = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(capture as never),
  );
});
afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  Logger.overrideLogger(true as never);
});

/** The one line that was printed. */
function printedLine(): string {
  expect(output).toHaveLength(1);
  const [line = ''] = output;
  expect(line).not.toContain('anary');
  expect(line.slice(0, -1)).not.toMatch(/[\r\n]/);
  expect(line.at(-1)).toBe('\n');
  return line.slice(0, -1);
}

describe('the logger (S23)', () => {
  it.each(CALLS)('prints %s as one redacted line of JSON', (_name, args, text) => {
    new RedactingLogger('json').error(args[0], ...args.slice(1), 'Http');
    const { time, ...line } = JSON.parse(printedLine());
    expect(line).toEqual({ level: 'error', context: 'Http', message: expect.stringMatching(text) });
    expect(new Date(time).toISOString()).toBe(time);
  });

  it.each(CALLS)('prints %s as one redacted line for people', (_name, args, text) => {
    new RedactingLogger('plain', { colors: false }).error(args[0], ...args.slice(1), 'Http');
    const [, message = ''] = printedLine().split('  ERROR [Http] ');
    expect(message).toMatch(text);
  });

  it('names levels as LOG_LEVEL does, and prints none below it', () => {
    Logger.overrideLogger(new RedactingLogger('json'));
    Logger.overrideLogger(['error', 'warn', 'log']);
    const log = new Logger('Outbox');
    log.debug('unseen');
    log.log('ready');
    log.warn('waits');
    expect(output.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', context: 'Outbox', message: 'ready' },
      { level: 'warn', context: 'Outbox', message: 'waits' },
    ]);
  });
});
