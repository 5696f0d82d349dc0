import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { whileLocked } from './lock.mjs';

const onSupported = process.platform === 'darwin' ? it.skip : it;
const LOCK = new URL('./lock.mjs', import.meta.url).href;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that locks the folder, says so, and goes on for a minute. */
function startHolder(): ChildProcess {
  const work = `() => { console.log('locked'); return new Promise((resolve) => setTimeout(resolve, 60_000)); }`;
  const program = `import { whileLocked } from '${LOCK}'; await whileLocked(${JSON.stringify(folder)}, ${work});`;
  return spawn(process.execPath, ['--input-type=module', '-e', program]);
}

async function nextLine({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = await once(stdout as NodeJS.ReadableStream, 'data');
  return String(chunk).trim();
}

describe('the lock of a start', () => {
  onSupported('keeps a second process waiting, which says so and goes on once the first was killed', async () => {
    const first = startHolder();
    expect(await nextLine(first)).toBe('locked');
    const second = startHolder();
    expect(await nextLine(second)).toBe('Waiting for another start in this folder …');
    const locked = nextLine(second);
    first.kill('SIGKILL');
    expect(await locked).toBe('locked');
    second.kill('SIGKILL');
    await once(second, 'close');
  });

  it('is free again after work that failed', async () => {
    await expect(whileLocked(folder, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(await whileLocked(folder, async () => 'done')).toBe('done');
  });
});
