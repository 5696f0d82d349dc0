import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';

export interface OwnDefinition {
  ownerId: string;
  name: string;
  isShared: boolean;
  report: object;
  version: number;
  updatedAt: string;
}

const OWNER = `
  select owner_id as "ownerId", name, is_shared as "isShared", report, version, updated_at as "updatedAt"
    from report_definition where id = ? for update`;

/**
 * Locks a saved report and returns it. Throws notFound where the actor does not see it, and forbidden where somebody
 * else shares it.
 */
export async function loadOwnDefinition(em: EntityManager, id: string, actorId: string): Promise<OwnDefinition> {
  const [found] = await em.execute<OwnDefinition[]>(OWNER, [id]);
  if (found?.ownerId === actorId) return found;
  if (!found?.isShared) throw notFoundError('The saved report');
  throw new DomainError(
    'forbidden',
    'not_owner',
    'Only the person who saved this report can change or delete it. You can save it under a name of your own.',
  );
}
