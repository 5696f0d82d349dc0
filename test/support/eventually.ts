const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [25, 250];

/** Retries `assertion` until it passes; after `within` milliseconds throws its last error. */
export async function eventually<T>(assertion: () => Promise<T> | T, { within = 20_000 } = {}): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    const begun = performance.now();
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      // A slow assertion keeps the application from what it waits for.
      const pause = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, performance.now() - begun));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Repeats `find` until `isRight`, and returns what it found last. */
export function lastFinding<T extends object>(
  find: () => Promise<T>,
  isRight: (found: T) => boolean,
  options?: { within: number },
): Promise<T> {
  return eventually(async () => {
    const found = await find();
    if (!isRight(found)) throw found;
    return found;
  }, options).catch((found: T | Error) => {
    if (found instanceof Error) throw found;
    return found;
  });
}
