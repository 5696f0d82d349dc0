/** Counting takes a second per million rows, and open pages ask again every few seconds. */
const SLOW_MS = 200;
/** A slow count is answered again for so many times what it took. */
const KEPT_TIMES = 20;

/** Remembers counts that took long; quick ones are always made anew. */
export class SlowCounts {
  private readonly kept = new Map<string, { count: number; until: number }>();

  async of(key: string, count: () => Promise<number>): Promise<number> {
    const begun = performance.now();
    const known = this.kept.get(key);
    if (known && known.until > begun) return known.count;
    const counted = await count();
    const ended = performance.now();
    for (const [other, { until }] of this.kept) if (until <= ended) this.kept.delete(other);
    if (ended - begun > SLOW_MS) this.kept.set(key, { count: counted, until: ended + KEPT_TIMES * (ended - begun) });
    return counted;
  }
}
