const POLL_INTERVAL_MS = 25;

/** Shows that a change clears caches for visitors, which expire by themselves after 5 s. */
export const BEFORE_CACHES_EXPIRE = { within: 4_500 };

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
