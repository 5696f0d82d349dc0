import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReadRecorder } from '#platform/events/read-recorder.js';
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
  constructor(private readonly reads: ReadRecorder) {}

  async execute({ userId, actorId, documentId }: RecordView): Promise<void> {
    if (userId === actorId) return;
    if (documentId) await this.reads.record(ProfileDocumentViewed, { userId, documentId }, actorId);
    else await this.reads.record(ProfileViewed, { userId }, actorId);
  }
}
