import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../src/platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '../../../src/platform/events/subscriber.js';
import { ApplicantReleased } from '../../applications/contract/events.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-applicant-when-released', [ApplicantReleased])
@Injectable()
export class TellApplicantWhenReleased implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(fact: Fact<typeof ApplicantReleased>, em: EntityManager): Promise<void> {
    if (fact.payload.isDecided) return;
    const about = await this.queue.postingContext(fact.payload.jobId);
    await this.queue.add(em, fact, fact.payload.userId, { template: 'applicant-released', ...about });
  }
}
