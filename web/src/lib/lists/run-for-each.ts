import { messageOf } from '../api/api-error';

/** Requests that run at once: more would keep others waiting. */
const CONCURRENCY = 4;

export interface Outcome<T> {
  /** With what the server returned. */
  succeeded: { row: T; saved: unknown }[];
  failed: { row: T; message: string }[];
  /** Not tried, because it was stopped. */
  remaining: T[];
}

/** Runs an action for each row until `signal` stops it; a failed one does not stop the others. Never throws. */
export async function runForEach<T>(
  rows: readonly T[],
  run: (row: T) => Promise<unknown>,
  onProgress: (finished: number) => void,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { succeeded: [], failed: [], remaining: [...rows] };
  const work = async () => {
    while (outcome.remaining.length > 0 && !signal.aborted) {
      const row = outcome.remaining.shift() as T;
      try {
        outcome.succeeded.push({ row, saved: await run(row) });
      } catch (error) {
        outcome.failed.push({ row, message: messageOf(error) });
      }
      onProgress(outcome.succeeded.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcome;
}
