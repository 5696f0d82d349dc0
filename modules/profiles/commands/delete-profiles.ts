import type { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '#platform/database/array-literal.js';

/** Deletes the profiles and documents of users. Returns the number of profiles, and the key of each document's file. */
export async function deleteProfiles(
  em: EntityManager,
  userIds: readonly string[],
): Promise<{ profiles: number; keys: string[] }> {
  const people = toArrayLiteral(userIds);
  const documents = await em.execute<{ key: string }[]>(
    'delete from profile_document where user_id = any(?::uuid[]) returning file_key as key',
    [people],
  );
  const profiles = await em.execute('delete from profile where user_id = any(?::uuid[]) returning 1', [people]);
  return { profiles: profiles.length, keys: documents.map(({ key }) => key) };
}
