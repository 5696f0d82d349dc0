import { RIGHTS } from '#modules/shared/rights.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, hasAnyPrivilege } from '#platform/http/access.js';

/** Throws notFound for other accounts, as for unknown ones. */
export function assertOwnAccount(id: string, actor: Actor): void {
  if (id !== actor.id) throw notFoundError('The user');
}

/** Whether accounts of others are shown with everything that their managers see. */
export const managesUsers = (actor: Actor): boolean => hasAnyPrivilege(actor, ...RIGHTS.manageUsers);
