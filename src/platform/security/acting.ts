import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../http/access.js';

const acting = new AsyncLocalStorage<{ actor: Actor | null }>();

/**
 * Runs `work` for `actor`, whose account each transaction of it locks and checks first. What `work` leaves running,
 * such as a pooled connection, acts for nobody once it has ended.
 */
export async function actAs<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const context: { actor: Actor | null } = { actor };
  try {
    return await acting.run(context, work);
  } finally {
    context.actor = null;
  }
}

/** Null outside of a request, and for a visitor. */
export function currentActor(): Actor | null {
  return acting.getStore()?.actor ?? null;
}
