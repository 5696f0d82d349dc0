const POLL_INTERVAL_MS = 25;

/** Retries `assertion` until it passes; after `within` milliseconds throws its last error. */
export async function eventually<T>(assertion: () => Promise<T> | T, { within = 20_000 } = {}): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }
}
