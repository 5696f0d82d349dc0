import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApplicantReleased } from '#modules/applications/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

@SubscribeTo('tell-applicant-when-released', [ApplicantReleased])
@Injectable()
export class TellApplicantWhenReleased implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  async handle(event: DomainEvent<typeof ApplicantReleased>, em: EntityManager): Promise<void> {
    if (event.payload.isDecided) return;
    const about = await this.queue.postingContext(event.payload.jobId);
    await this.queue.add(em, event, event.payload.userId, { template: 'applicant-released', ...about });
  }
}
