import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { Config } from '#src/config.js';
import type { MailboxMessage, MailboxPage } from '../contract/api/mailbox.js';

interface Row {
  id: string;
  recipient: string;
  subject: string;
  received_at: Date;
}

/** Mails stored by embedded mail. Demo installations only, since every visitor can read all mails. */
@Injectable()
export class Mailbox {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** Newest first. Throws DomainError notFound without a mailbox. */
  async list(offset: number, limit: number): Promise<MailboxPage> {
    this.assertExists();
    return this.database.read(async (em) => {
      const rows = await em.execute<Row[]>(
        `select id, recipient, subject, received_at from mailbox_message
          order by received_at desc, id desc offset ? limit ?`,
        [offset, limit],
      );
      const [{ count }] = await em.execute<[{ count: number }]>('select count(*)::int as count from mailbox_message');
      return { items: rows.map(toItem), totalItemsCount: count };
    });
  }

  /** Throws DomainError notFound. */
  async get(id: string): Promise<MailboxMessage> {
    this.assertExists();
    const [row] = await this.database.read((em) =>
      em.execute<(Row & { reply_to: string | null; body_text: string; body_html: string })[]>(
        'select * from mailbox_message where id = ?',
        [id],
      ),
    );
    if (!row) throw notFoundError('The mail');
    return { ...toItem(row), replyTo: row.reply_to, text: row.body_text, html: row.body_html };
  }

  private assertExists(): void {
    if (!this.config.mailbox) throw notFoundError('The mailbox');
  }
}

function toItem(row: Row) {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    receivedAt: new Date(row.received_at).toISOString(),
  };
}
