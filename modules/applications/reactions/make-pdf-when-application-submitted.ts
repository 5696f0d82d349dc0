import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { ApplicationPdfRequested } from '../contract/events.js';
import { SentPdfMaker } from '../pdf/sent-pdf-maker.js';

/** Makes the PDF of what was sent when its applicant first opens it. A queue keeps its name, which is older than that. */
@SubscribeTo('make-pdf-when-application-submitted', [ApplicationPdfRequested])
@Injectable()
export class MakePdfWhenApplicationSubmitted implements Subscriber {
  constructor(private readonly pdfs: SentPdfMaker) {}

  handle({ payload: { applicationId } }: Fact<typeof ApplicationPdfRequested>, em: EntityManager): Promise<void> {
    return this.pdfs.make(applicationId, em);
  }
}
