/**
 * Works through batches, several at a time, until `next` has none; it is never asked twice at once. Throws the first
 * error, when no lane works any more.
 */
export async function inLanes<T>(
  lanes: number,
  next: () => Promise<T[]>,
  work: (batch: T[]) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | null = null;
  let turn: Promise<T[]> = Promise.resolve([]);
  const take = () => {
    turn = turn.then(() => (failure ? [] : next()));
    return turn;
  };
  const lane = async () => {
    try {
      for (let batch = await take(); batch.length; batch = await take()) await work(batch);
    } catch (error) {
      failure ??= { error };
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // Set by a lane, which the compiler does not see.
  const failed = failure as { error: unknown } | null;
  if (failed) throw failed.error;
}
