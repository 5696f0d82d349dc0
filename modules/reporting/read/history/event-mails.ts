import { Injectable } from '@nestjs/common';
import { MailsApi, type MailsOfEvent } from '#modules/notifications/contract/mails-api.js';
import type { HistoryEntry } from '../../contract/api/history.js';
import { NameLookup } from '../name-lookup.js';
import type { Happening } from './lines.js';

type EntryMails = Pick<HistoryEntry, 'mails' | 'noMail'>;

const NONE: EntryMails = { mails: [], noMail: null };

/** The mails of events, with the names of their recipients, which are looked up together. */
@Injectable()
export class EventMails {
  constructor(
    private readonly mails: MailsApi,
    private readonly names: NameLookup,
  ) {}

  async of(events: readonly (Happening & { id: string; name: string })[]): Promise<(id: string) => EntryMails> {
    const found = await this.mails.ofEvents(events);
    const recipients = [...found.values()].flatMap(({ mails }) => mails.map(({ recipientId }) => recipientId));
    const names = await this.names.accounts(recipients);
    const toEntry = ({ mails, none }: MailsOfEvent): EntryMails => ({
      mails: mails.map(({ recipientId: id, ...mail }) => ({
        ...mail,
        recipient: id === null ? null : { id, name: names.get(id) ?? 'A removed account' },
      })),
      noMail: none,
    });
    return (id) => {
      const own = found.get(id);
      return own ? toEntry(own) : NONE;
    };
  }
}

export const noMails = () => NONE;
