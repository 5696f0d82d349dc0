import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const STOP_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it is ready. Throws with its last output if it exits first, or is never ready. */
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
    if (ended) throw new Error(`${program} ended at once: ${words.trim()}`);
    try {
      await ready();
      return child;
    } catch (error) {
      if (Date.now() > deadline) {
        await stopProcess(child);
        throw new Error(`${program} did not answer within ${withinMs / 1000} s: ${String(error)} ${words.trim()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }
}

/** Stops the process by SIGTERM, after a timeout by SIGKILL. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(impatient);
}
