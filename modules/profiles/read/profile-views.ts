import { Injectable } from '@nestjs/common';
import { ReadRecorder } from '#platform/events/read-recorder.js';
import { ProfileDocumentViewed, ProfileViewed } from '../contract/events.js';

/** Records that somebody else read a profile, or one of its documents. Owners leave no record. */
@Injectable()
export class ProfileViews {
  constructor(private readonly reads: ReadRecorder) {}

  record(userId: string, actorId: string): void {
    if (userId !== actorId) this.reads.recordAfterRead(ProfileViewed, { userId }, actorId);
  }

  recordDocument(userId: string, documentId: string, actorId: string): void {
    if (userId !== actorId) this.reads.recordAfterRead(ProfileDocumentViewed, { userId, documentId }, actorId);
  }
}
