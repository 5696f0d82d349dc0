import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import { ApplicationFileViewed, ApplicationViewed } from '../contract/events.js';
import type { StoredApplication } from '../read/stored-application.js';

/** Records that somebody else read an application, or one of its files. Applicants leave no record. */
export class RecordView extends Command<void> {
  constructor(
    readonly application: Pick<StoredApplication, 'id' | 'jobId' | 'userId'>,
    readonly actorId: string,
    readonly fileId: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(RecordView)
export class RecordViewHandler implements ICommandHandler<RecordView> {
  constructor(private readonly reads: ReadRecorder) {}

  async execute({ application: { id: applicationId, jobId, userId }, actorId, fileId }: RecordView): Promise<void> {
    if (userId === actorId) return;
    const ids = { applicationId, jobId, userId };
    if (fileId) await this.reads.record(ApplicationFileViewed, { ...ids, fileId }, actorId);
    else await this.reads.record(ApplicationViewed, ids, actorId);
  }
}
