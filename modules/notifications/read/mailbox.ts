import { Injectable } from '@nestjs/common';
import { Config } from '../../../src/config.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import type { MailboxMessage, MailboxPage } from '../contract/api.js';

interface Row {
  id: string;
  recipient: string;
  subject: string;
  received_at: Date;
}

/** What embedded mail kept. It exists on demo installations only, since it shows everybody's mails to everybody. */
@Injectable()
export class Mailbox {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** Newest first; throws DomainError notFound where there is no mailbox. */
  async page(offset: number, limit: number): Promise<MailboxPage> {
    this.mustExist();
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
  async message(id: string): Promise<MailboxMessage> {
    this.mustExist();
    const [row] = await this.database.read((em) =>
      em.execute<(Row & { reply_to: string | null; body_text: string; body_html: string })[]>(
        'select * from mailbox_message where id = ?',
        [id],
      ),
    );
    if (!row) throw notFound('The mail');
    return { ...toItem(row), replyTo: row.reply_to, text: row.body_text, html: row.body_html };
  }

  private mustExist(): void {
    if (!this.config.mailbox) throw notFound('The mailbox');
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
