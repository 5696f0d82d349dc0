import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';
import { Profile } from '../domain/profile.js';

/** Loads and locks the user's profile; a missing one is inserted first, so that two first saves cannot collide. */
export async function loadProfileForUpdate(em: EntityManager, userId: string): Promise<Profile> {
  await em.execute(
    'insert into profile (id, user_id, created_at, updated_at) values (?, ?, now(), now()) on conflict (user_id) do nothing',
    [newId(), userId],
  );
  return em.findOneOrFail(Profile, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
