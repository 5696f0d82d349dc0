import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../errors/domain-error.js';

/** A write that carries an idempotency key. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  /** Identifies this run: a later run under the same key has another id. */
  id: string;
  /** The digest of its form, once that is read. */
  form?: string;
}

const currentRequest = new AsyncLocalStorage<IdempotentRequest>();

/** Runs `work` in the context of the request, across all calls below it. */
export function runIdempotently<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<T> {
  return currentRequest.run(request, work);
}

/** Keeps the digest of the form that the request has read. */
export function noteForm(digest: string): void {
  const request = currentRequest.getStore();
  if (request) request.form = digest;
}

/**
 * Marks the effect as committed in its own transaction, so that a retry after a crash does not repeat it. Throws when
 * another run has taken over the claim.
 */
export async function markEffectCommitted(em: EntityManager): Promise<void> {
  const request = currentRequest.getStore();
  if (!request) return;
  const rows = await em.execute<unknown[]>(
    'update idempotency_key set is_done = true, form = ? where scope = ? and key = ? and attempt = ? returning 1',
    [request.form ?? null, request.scope, request.key, request.id],
  );
  if (rows.length === 0) {
    throw new DomainError('conflict', 'attempt_replaced', 'This was sent once more meanwhile; that attempt goes on.');
  }
}
