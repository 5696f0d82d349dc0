import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { type MailMessage, MailTransport } from '#platform/mail/mail-transport.js';

/** Embedded mail: stores mails in the mailbox table, once per id. */
@Injectable()
export class MailboxTransport extends MailTransport {
  constructor(private readonly database: Database) {
    super();
  }

  async send({ id, to, replyTo, subject, text, html }: MailMessage): Promise<void> {
    await this.database.transaction((em) =>
      em.execute(
        `insert into mailbox_message (id, recipient, reply_to, subject, body_text, body_html)
         values (?, ?, ?, ?, ?, ?)
         on conflict (id) do nothing`,
        [id, to, replyTo ?? null, subject, text, html],
      ),
    );
  }

  ping(): Promise<void> {
    return this.database.ping();
  }
}
