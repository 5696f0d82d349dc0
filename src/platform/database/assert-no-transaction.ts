import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionContext } from '@mikro-orm/core';

const demoData = new AsyncLocalStorage<true>();

/**
 * Throws within a transaction. What waits for somebody else than the database would keep its locks meanwhile, for as
 * long as an instance is frozen.
 */
export function assertNoTransaction(what: string): void {
  if (TransactionContext.getEntityManager() && !demoData.getStore())
    throw new Error(`${what} within a transaction would keep its locks.`);
}

/** Runs work on demo data, which is one transaction with its files: an operator sees to it, and repeats it. */
export const withDemoData = <T>(work: () => Promise<T>): Promise<T> => demoData.run(true, work);
