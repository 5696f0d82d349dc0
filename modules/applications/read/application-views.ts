import { Injectable } from '@nestjs/common';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import { ApplicationFileViewed, ApplicationViewed } from '../contract/events.js';
import type { StoredApplication } from './stored-application.js';

type Read = Pick<StoredApplication, 'id' | 'jobId' | 'userId'>;

const idsOf = ({ id, jobId, userId }: Read) => ({ applicationId: id, jobId, userId });

/** Records that somebody else read an application, or one of its files. Applicants leave no record. */
@Injectable()
export class ApplicationViews {
  constructor(private readonly reads: ReadRecorder) {}

  record(application: Read, actorId: string): void {
    if (application.userId !== actorId) this.reads.recordAfterRead(ApplicationViewed, idsOf(application), actorId);
  }

  recordFile(application: Read, fileId: string, actorId: string): void {
    if (application.userId === actorId) return;
    this.reads.recordAfterRead(ApplicationFileViewed, { ...idsOf(application), fileId }, actorId);
  }
}
