import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { DeadLetters } from '#platform/events/dead-letters.js';
import type { Actor } from '#platform/http/access.js';

const LETTER_OF_MAIL = `
  select d.id from mail
    left join fact queued on queued.aggregate_id = mail.id and queued.name = 'MailQueued'
    left join dead_letter d on d.fact_id = queued.id and d.subscriber = 'deliver-mail'
   where mail.id = ? and mail.recipient_id is not null`;

/** Tries a mail to a person again that was given up, each once however many ask at the same time. */
@Injectable()
export class SendAgain {
  constructor(
    private readonly database: Database,
    private readonly letters: DeadLetters,
  ) {}

  /** Throws notFound, or a conflict for a mail that is not given up any more. */
  async execute(mailId: string, actor: Actor): Promise<void> {
    const [found] = await this.database.rows<{ id: string | null }>(LETTER_OF_MAIL, [mailId]);
    if (!found) throw notFoundError('The mail');
    const retried = found.id ? await this.letters.retry({ id: found.id }, actor.id) : new Map();
    if (retried.size > 0) return;
    throw new DomainError('conflict', 'not_given_up', 'This mail is not given up any more. It waits, or it was sent.');
  }
}
