/**
 * Processes batches with bounded concurrency until `next` returns an empty one; calls of `next` never overlap. Throws
 * the first error once all workers have finished.
 */
export async function forEachConcurrently<T>(
  concurrency: number,
  next: () => Promise<T[]>,
  work: (batch: T[]) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | null = null;
  let lastCall: Promise<T[]> = Promise.resolve([]);
  const takeBatch = () => {
    lastCall = lastCall.then(() => (failure ? [] : next()));
    return lastCall;
  };
  const worker = async () => {
    try {
      for (let batch = await takeBatch(); batch.length; batch = await takeBatch()) await work(batch);
    } catch (error) {
      failure ??= { error };
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  // Set by a worker, which the compiler cannot see.
  const failed = failure as { error: unknown } | null;
  if (failed) throw failed.error;
}
