import { Injectable } from '@nestjs/common';
import { ListTotals } from '#platform/database/list-totals.js';
import type { Page } from '#platform/http/paging.js';
import type { MailRecord, ShownMails } from '../contract/api/mails.js';
import { MAILS, MailRecords } from './mail-records.js';

interface Query {
  show: ShownMails;
  offset: number;
  limit: number;
}

const OF_USER: Record<ShownMails, string> = {
  all: 'where mail.recipient_id = ?',
  unsent: `where mail.recipient_id = ? and mail.sent_at is null
    and (dropped.id is null or dropped.payload ->> 'reason' <> 'obsolete')`,
};

/** The mails to a person, newest first. */
@Injectable()
export class MailsOfUser {
  constructor(
    private readonly records: MailRecords,
    private readonly totals: ListTotals,
  ) {}

  async page(userId: string, { show, offset, limit }: Query): Promise<Page<MailRecord>> {
    const [found, totalItemsCount] = await Promise.all([
      this.records.read(`${OF_USER[show]} order by mail.id desc limit ? offset ?`, [userId, limit, offset]),
      this.totals.count(`${show === 'all' ? 'from mail' : MAILS} ${OF_USER[show]}`, [userId]),
    ]);
    return { items: found.map(({ eventId, recipientId, ...mail }) => mail), totalItemsCount };
  }
}
