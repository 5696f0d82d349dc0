import { failureKind } from '../errors/failure-kind.js';

interface Pending<T> {
  item: T;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * Handles items in micro-batches: each batch holds what arrived during the last one. A failed batch is handled item by
 * item, so that only the faulty one fails; a transient failure fails the whole batch.
 */
export class MicroBatcher<T> {
  private pending: Pending<T>[] = [];
  private isBusy = false;

  constructor(private readonly handle: (items: readonly T[]) => Promise<unknown>) {}

  /** Rejects with the error of the batch or attempt that handled this item. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ item, resolve, reject });
      if (!this.isBusy) void this.handlePending();
    });
  }

  private async handlePending(): Promise<void> {
    this.isBusy = true;
    while (this.pending.length) await this.handleBatch(this.pending.splice(0));
    this.isBusy = false;
  }

  private async handleBatch(batch: readonly Pending<T>[]): Promise<void> {
    try {
      await this.handle(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && failureKind(error) !== 'transient')
        for (const pending of batch) await this.handleBatch([pending]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
