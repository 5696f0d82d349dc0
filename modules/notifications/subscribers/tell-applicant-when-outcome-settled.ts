import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OutcomeSettled } from '#modules/applications/contract/events.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import { MailQueue } from '../delivery/mail-queue.js';

/** The text is looked up when the mail is sent, since events and mails hold no free text. */
@SubscribeTo('tell-applicant-when-outcome-settled', [OutcomeSettled])
@Injectable()
export class TellApplicantWhenOutcomeSettled implements Subscriber {
  constructor(private readonly queue: MailQueue) {}

  handle(event: DomainEvent<typeof OutcomeSettled>, em: EntityManager): Promise<void> {
    const { userId, moveId } = event.payload;
    return this.queue.add(em, event, userId, { template: 'outcome', moveId });
  }
}
