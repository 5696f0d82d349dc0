import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { ChildProgram, NoAnswerError } from './child-program.js';

const PROGRAM = `
  const hoard = [];
  process.on('message', ({ ask }) => {
    if (ask === 'hang') for (;;);
    if (ask === 'hoard') for (;;) hoard.push(new Array(1_000).fill(hoard.length));
    if (ask === 'leave') process.exit(0);
    process.send({ said: ask, names: Object.keys(process.env), pid: process.pid });
  });`;

interface Answer {
  said: string;
  names: string[];
  pid: number;
}

const folder = mkdtempSync(join(tmpdir(), 'career-gateway-child-'));
const path = join(folder, 'program.mjs');
writeFileSync(path, PROGRAM);
const program = new ChildProgram<{ ask: string }, Answer>(pathToFileURL(path), { timeoutMs: 5_000, maxHeapMb: 40 });

afterEach(() => program.end());
afterAll(() => rmSync(folder, { recursive: true }));

describe('a program in a process of its own', () => {
  it('answers one question after the other, and knows nothing of our environment', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((ask) => program.ask({ ask })));
    expect(answers.map(({ said }) => said)).toEqual(['a', 'b', 'c']);
    expect(new Set(answers.map(({ pid }) => pid))).toEqual(new Set([program.processId]));
    expect(answers.flatMap(({ names }) => names)).not.toContain('PATH');
  });

  it.each(['hang', 'hoard', 'leave'])(
    'that does not answer (%s) ends, and the next question gets another one',
    async (ask) => {
      const before = (await program.ask({ ask: 'first' })).pid;
      await expect(program.ask({ ask })).rejects.toThrow(NoAnswerError);
      await eventually(() => expect(() => process.kill(before, 0)).toThrow('ESRCH'));
      expect((await program.ask({ ask: 'next' })).pid).not.toBe(before);
    },
  );
});
