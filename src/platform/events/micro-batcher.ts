import { failureKind } from '../errors/failure-kind.js';

interface PendingFactDelivery {
  factId: string;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Delivers facts in micro-batches: each batch holds what arrived during the last one. A failed batch is delivered fact
 * by fact, so that only the faulty fact fails; a transient failure fails the whole batch.
 */
export class MicroBatcher {
  private pending: PendingFactDelivery[] = [];
  private isBusy = false;

  constructor(private readonly deliver: (factIds: readonly string[]) => Promise<unknown>) {}

  /** Rejects with the error of the delivery of this fact. */
  add(factId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ factId, resolve, reject });
      if (!this.isBusy) void this.deliverPending();
    });
  }

  private async deliverPending(): Promise<void> {
    this.isBusy = true;
    while (this.pending.length) await this.deliverBatch(this.pending.splice(0));
    this.isBusy = false;
  }

  private async deliverBatch(batch: readonly PendingFactDelivery[]): Promise<void> {
    try {
      await this.deliver(batch.map(({ factId }) => factId));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && failureKind(error) !== 'transient')
        for (const delivery of batch) await this.deliverBatch([delivery]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
