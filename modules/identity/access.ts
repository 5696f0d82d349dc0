import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';

/** Throws notFound for other accounts, as for unknown ones. */
export function assertOwnAccount(id: string, actor: Actor): void {
  if (id !== actor.id) throw notFoundError('The user');
}
