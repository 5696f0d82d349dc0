import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../src/platform/database/aggregate.js';
import { Profile } from '../domain/profile.js';

/** The user's profile under an exclusive lock, begun empty where there was none; two first saves cannot collide. */
export async function lockedProfile(em: EntityManager, userId: string): Promise<Profile> {
  await em.execute(
    'insert into profile (id, user_id, created_at, updated_at) values (?, ?, now(), now()) on conflict (user_id) do nothing',
    [newId(), userId],
  );
  return em.findOneOrFail(Profile, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
