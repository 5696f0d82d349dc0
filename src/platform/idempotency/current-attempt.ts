import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../errors.js';

/** The run of a write that carries an idempotency key. */
export interface Attempt {
  scope: string;
  key: string;
  /** Of this run alone: a later run under the same key has another. */
  id: string;
}

const running = new AsyncLocalStorage<Attempt>();

/** Everything `work` does, however deep, belongs to this attempt. */
export function during<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
  return running.run(attempt, work);
}

/**
 * Notes, in the transaction that stores what the attempt did, that it did it: a crash before its answer is kept cannot
 * make a repetition do it again. Throws when another run has taken the attempt's place meanwhile.
 */
export async function noteDone(em: EntityManager): Promise<void> {
  const attempt = running.getStore();
  if (!attempt) return;
  const rows = await em.execute<unknown[]>(
    'update idempotency_key set is_done = true where scope = ? and key = ? and attempt = ? returning 1',
    [attempt.scope, attempt.key, attempt.id],
  );
  if (rows.length === 0) {
    throw new DomainError('conflict', 'attempt_replaced', 'This was sent once more meanwhile; that attempt goes on.');
  }
}
