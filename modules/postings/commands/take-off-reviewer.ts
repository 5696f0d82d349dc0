import type { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { TakeOffReviewer } from '../contract/commands.js';

/** The version changes, so that a form that was opened before does not write the reviewer back. */
const TAKE_OFF = `
  update job set reviewers = array_remove(reviewers, ?::uuid), version = version + 1
   where reviewers @> array[?::uuid] and (?::text[] is null or organization = any(?::text[]))`;

/** Takes an account off the postings of these organizations that name it as a reviewer. */
export async function takeOffReviewer(
  em: EntityManager,
  userId: string,
  organizations: readonly string[] | 'all',
): Promise<void> {
  const numbers = organizations === 'all' ? null : toArrayLiteral([...organizations]);
  await em.execute(TAKE_OFF, [userId, userId, numbers, numbers]);
}

@CommandHandler(TakeOffReviewer)
export class TakeOffReviewerHandler implements ICommandHandler<TakeOffReviewer> {
  constructor(private readonly database: Database) {}

  execute({ userId, organizations }: TakeOffReviewer): Promise<void> {
    return this.database.transaction((em) => takeOffReviewer(em, userId, organizations));
  }
}
