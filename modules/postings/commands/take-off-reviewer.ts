import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { TakeOffReviewer } from '../contract/commands.js';

@CommandHandler(TakeOffReviewer)
export class TakeOffReviewerHandler implements ICommandHandler<TakeOffReviewer> {
  constructor(private readonly database: Database) {}

  execute({ userId, organizations }: TakeOffReviewer): Promise<void> {
    return this.database.transaction(async (em) => {
      // A form that was opened before must not write the reviewer back.
      await em.execute(
        `update job set reviewers = array_remove(reviewers, ?::uuid), version = version + 1
          where reviewers @> array[?::uuid] and (?::text[] is null or organization = any(?::text[]))`,
        [userId, userId, ...Array(2).fill(organizations === 'all' ? null : toArrayLiteral(organizations))],
      );
    });
  }
}
