import type { EntityManager } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '#platform/database/array-literal.js';

/** The version changes, so that a form that was opened before does not write the reviewer back. */
const TAKE_OFF = `
  update job set reviewers = array_remove(reviewers, ?::uuid), version = version + 1
   where reviewers @> array[?::uuid] and organization <> all(?::text[])`;

/** Takes an account off the postings that name it as a reviewer, but for those of some organizations. */
export async function takeOffReviewer(
  em: EntityManager,
  userId: string,
  remaining: readonly string[] = [],
): Promise<void> {
  await em.execute(TAKE_OFF, [userId, userId, toArrayLiteral([...remaining])]);
}
