/** What was made for a key, kept for a while; people who ask for the same at the same time wait for one making. */
export class Kept<T> {
  private readonly values = new Map<string, { value: T; until: number }>();
  private readonly making = new Map<string, Promise<T>>();
  private clearedAt = 0;

  /** After a clearing nothing is kept for `settlingMs`: what is made then may still be made of what was before. */
  constructor(
    private readonly options: { keptMs: number; settlingMs: number; most: number; isWorthKeeping(value: T): boolean },
  ) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.values.get(key);
    if (kept && kept.until > Date.now()) return Promise.resolve(kept.value);
    const running = this.making.get(key);
    if (running) return running;
    const made = this.make(key, make).finally(() => {
      if (this.making.get(key) === made) this.making.delete(key);
    });
    this.making.set(key, made);
    return made;
  }

  /** False for a while after a clearing, when nothing is kept. */
  isSettled(): boolean {
    return Date.now() > this.clearedAt + this.options.settlingMs;
  }

  clear(): void {
    this.clearedAt = Date.now();
    this.values.clear();
    this.making.clear();
  }

  private async make(key: string, make: () => Promise<T>): Promise<T> {
    const { clearedAt } = this;
    const { keptMs, most, isWorthKeeping } = this.options;
    const value = await make();
    const isOfNow = clearedAt === this.clearedAt && this.isSettled();
    if (!isOfNow || !isWorthKeeping(value)) return value;
    this.values.delete(key);
    this.values.set(key, { value, until: Date.now() + keptMs });
    const [oldest] = this.values.keys();
    if (this.values.size > most && oldest !== undefined) this.values.delete(oldest);
    return value;
  }
}
