import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type Type } from '@nestjs/common';
import type { z } from 'zod';
import type { DomainEvent, EventType } from '#platform/events/event.js';
import { type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';
import type { EmailContent, JobContext } from '../domain/email-content.js';
import { MailQueue } from './mail-queue.js';

/** A mail to an account; null is the support address. */
type Addressed = EmailContent & { to: string | null };
/** The mails of an event. `jobContext` reads what a mail says about a job. */
type Compose<T extends EventType> = (
  payload: z.output<T['payload']>,
  jobContext: (jobId: string) => Promise<JobContext>,
) => Addressed[] | Promise<Addressed[]>;

/** The subscriber `queue`, which queues the mails that `compose` returns for an event. */
export function mailOn<T extends EventType>(queue: string, type: T, compose: Compose<T>): Type<Subscriber> {
  @SubscribeTo(queue, [type])
  @Injectable()
  class MailSubscriber implements Subscriber {
    constructor(private readonly mails: MailQueue) {}

    async handle(event: DomainEvent, em: EntityManager): Promise<void> {
      const jobContext = (jobId: string) => this.mails.jobContext(jobId);
      for (const { to, ...content } of await compose((event as DomainEvent<T>).payload, jobContext))
        await this.mails.add(em, event, to, content as EmailContent);
    }
  }
  return MailSubscriber;
}
