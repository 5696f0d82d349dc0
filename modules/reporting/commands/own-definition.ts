import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';

const OWNER = 'select owner_id as "ownerId", is_shared as "isShared" from report_definition where id = ? for update';

/**
 * Locks a saved report. Throws notFound where the actor does not see it, and forbidden where somebody else shares it.
 */
export async function assertOwnDefinition(em: EntityManager, id: string, actorId: string): Promise<void> {
  const [found] = await em.execute<{ ownerId: string; isShared: boolean }[]>(OWNER, [id]);
  if (found?.ownerId === actorId) return;
  if (!found?.isShared) throw notFoundError('The saved report');
  throw new DomainError(
    'forbidden',
    'not_owner',
    'Only the person who saved this report can change or delete it. You can save it under a name of your own.',
  );
}
