import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { likeContains } from '#platform/database/like-pattern.js';
import { EraseMails } from '../contract/commands.js';

@CommandHandler(EraseMails)
export class EraseMailsHandler implements ICommandHandler<EraseMails> {
  constructor(private readonly database: Database) {}

  execute({ userId, emails }: EraseMails): Promise<void> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from mail where recipient_id = ?', [userId]);
      const patterns = toArrayLiteral(emails.map(likeContains));
      await em.execute(
        'delete from mailbox_message where recipient ilike any(?::text[]) or body_text ilike any(?::text[])',
        [patterns, patterns],
      );
    });
  }
}
