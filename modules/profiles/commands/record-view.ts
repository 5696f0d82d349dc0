import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { recordWithoutAggregate } from '../../../src/platform/events/outbox.subscriber.js';
import { ProfileDocumentViewed, ProfileViewed } from '../contract/events.js';

/**
 * Records that somebody else read a profile, or one of its documents. Owners leave no record. The profile itself is not
 * locked: a reader need not wait for a save.
 */
export class RecordView extends Command<void> {
  constructor(
    readonly userId: string,
    readonly actorId: string,
    readonly documentId: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(private readonly database: Database) {}

  async execute({ userId, actorId, documentId }: RecordView): Promise<void> {
    if (userId === actorId) return;
    await this.database.transaction(async (em) => {
      if (documentId) recordWithoutAggregate(em, ProfileDocumentViewed, { userId, documentId }, actorId);
      else recordWithoutAggregate(em, ProfileViewed, { userId }, actorId);
    });
  }
}
