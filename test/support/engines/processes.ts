import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { Missing } from './missing.js';

const STOP_WITHIN_MS = 10_000;
const PAUSE_MS = 100;

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until `ready` no longer throws. Throws Missing with its last words when it ends first. */
export async function launch(
  [program, args]: [string, string[]],
  options: SpawnOptions,
  { ready, withinMs }: { ready(): Promise<void>; withinMs: number },
): Promise<ChildProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      words = (words + chunk).slice(-2_000);
    });
  }
  let ended = false;
  child.once('error', (error) => {
    words += error.message;
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  for (const deadline = Date.now() + withinMs; ; ) {
    if (ended) throw new Missing(`${program} ended at once: ${words.trim()}`);
    try {
      await ready();
      return child;
    } catch (error) {
      if (Date.now() > deadline) {
        await end(child);
        throw new Missing(`${program} did not answer within ${withinMs / 1000} s: ${String(error)} ${words.trim()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Asks the program to end and waits for it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(impatient);
}
