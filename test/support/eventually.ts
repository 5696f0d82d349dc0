const PAUSE_MS = 25;

/** Repeats `assertion` until it holds; after `within` milliseconds it fails with the assertion's own last error. */
export async function eventually<T>(assertion: () => Promise<T> | T, { within = 10_000 } = {}): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
