import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicantReleased } from '#modules/applications/contract/events.js';
import type { Fact } from '#platform/events/fact.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
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
