/** All times in milliseconds. */
interface Options {
  /** So many failures in a row open it. */
  failures: number;
  /** How long it stays open before one call may try again. */
  openMs: number;
  /** Failures of the part behind it; other errors show that it answers. */
  isFailure(error: unknown): boolean;
  /** What callers get while it is open. */
  refusal(): Error;
  /** Once per outage, with the first failure. */
  onLost(cause: unknown): void;
  /** With the first answer after an outage. */
  onFound(lostForMs: number): void;
}

/**
 * Keeps callers from waiting for a part that does not answer: after some failures in a row they are refused at once,
 * and every so often one call is let through to see whether the part is back.
 */
export class CircuitBreaker {
  private failures = 0;
  private lostAt = 0;
  private retryAt = 0;
  private isProbing = false;

  constructor(
    private readonly options: Options,
    private readonly now: () => number = Date.now,
  ) {}

  async run<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = this.failures >= this.options.failures;
    if (isOpen && (this.isProbing || this.now() < this.retryAt)) throw this.options.refusal();
    if (isOpen) this.isProbing = true;
    try {
      const answer = await call();
      this.found();
      return answer;
    } catch (error) {
      if (this.options.isFailure(error)) this.lost(error);
      else this.found();
      throw error;
    } finally {
      if (isOpen) this.isProbing = false;
    }
  }

  private lost(cause: unknown): void {
    this.failures += 1;
    this.retryAt = this.now() + this.options.openMs;
    if (this.failures > 1) return;
    this.lostAt = this.now();
    this.options.onLost(cause);
  }

  private found(): void {
    if (!this.failures) return;
    this.failures = 0;
    this.options.onFound(this.now() - this.lostAt);
  }
}
