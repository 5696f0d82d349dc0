import { isUnavailable } from '../errors.js';

interface Waiting {
  factId: string;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Hands facts over one batch after the other: whatever came while the last batch was at work. A batch that fails is
 * handed over fact by fact, so that each fails for itself, save where the reason is that an engine is away.
 */
export class Together {
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly deliver: (factIds: readonly string[]) => Promise<unknown>) {}

  /** Throws what the delivery of this fact throws. */
  add(factId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ factId, resolve, reject });
      if (!this.isBusy) void this.handOver();
    });
  }

  private async handOver(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length) await this.hand(this.waiting.splice(0));
    this.isBusy = false;
  }

  private async hand(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.deliver(batch.map(({ factId }) => factId));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) for (const one of batch) await this.hand([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
