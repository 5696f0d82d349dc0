/** Ctrl-C must be over within 10 s; PostgreSQL needs up to 1 s of them after the application has drained. */
const DRAIN_WITHIN_MS = 6_000;

export interface Stopping {
  /** Registers what is to be done on the way down; the last registered comes first. */
  after(close: () => Promise<unknown>): void;
}

/**
 * Ends the process in good order on Ctrl-C, on SIGTERM and when the program that started us is gone. What cannot be
 * closed in time is left: the queue hands unfinished work to the next worker.
 */
export function onStop(): Stopping {
  const closers: (() => Promise<unknown>)[] = [];
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    for (const close of closers.reverse()) await inTime(close());
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  return { after: (close) => void closers.push(close) };
}

async function inTime(closing: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, DRAIN_WITHIN_MS));
  // A part that fails to close must not keep the others open.
  await Promise.race([closing.catch(() => undefined), late]);
}
