import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '#platform/events/event.js';
import { type Commit, type LongSubscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { ApplicationPdfRequested } from '../contract/events.js';
import { SentPdfMaker } from '../pdf/sent-pdf-maker.js';

/**
 * Makes the PDF of what was sent when its applicant first opens it. A queue keeps its name, which is older than that.
 */
@SubscribeTo('make-pdf-when-application-submitted', [ApplicationPdfRequested])
@Injectable()
export class MakePdfWhenApplicationSubmitted implements LongSubscriber {
  constructor(private readonly pdfs: SentPdfMaker) {}

  work({ payload: { applicationId } }: DomainEvent<typeof ApplicationPdfRequested>, commit: Commit): Promise<void> {
    return this.pdfs.make(applicationId, commit);
  }
}
