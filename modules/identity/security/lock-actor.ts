import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';

/** Waits for a removal that is under way. Other changes of the account need not wait for this lock. */
const LOCK = `
  select a.privileges, a.organizations
    from account a join session s on s.account_id = a.id
   where a.id = ? and s.id = ? and s.ended_at is null and s.expires_at > clock_timestamp()
     and a.locked_at is null and a.confirmed_at is not null
     for key share of a`;

/**
 * Holds the account of the actor until the commit: it is there and has the rights that the request was let in with, or
 * nothing is written. Throws DomainError unauthenticated if the session ended or the account was locked or removed, and
 * forbidden if a right was taken.
 */
export async function lockActor(em: EntityManager, actor: Actor): Promise<void> {
  const [row] = await em.execute<{ privileges: number[]; organizations: string[] }[]>(LOCK, [
    actor.id,
    actor.sessionId,
  ]);
  if (!row) throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in to continue.');
  const hasAll = [...actor.privileges].every((privilege) => row.privileges.includes(privilege));
  if (!hasAll || ![...actor.organizations].every((organization) => row.organizations.includes(organization)))
    throw new DomainError('forbidden', 'rights_changed', 'Your rights were changed a moment ago. Nothing was saved.');
}
