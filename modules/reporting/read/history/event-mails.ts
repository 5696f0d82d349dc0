import { Injectable } from '@nestjs/common';
import { MailsApi, type MailsOfEvent } from '#modules/notifications/contract/mails-api.js';
import type { HistoryEntry } from '../../contract/api/history.js';
import { NameLookup } from '../name-lookup.js';
import type { Happening } from './lines.js';

type EntryMails = Pick<HistoryEntry, 'mails' | 'noMail'>;
type ActEvent = Happening & { id: string; name: string; act: string | null };

/** Events without a line of their own, whose mails are those of their act: a release tells the employer once for all. */
export const UNLISTED: readonly string[] = ['ApplicantsReleased'];

const NONE: EntryMails = { mails: [], noMail: null };

/** The mails of events, with the names of their recipients, which are looked up together. */
@Injectable()
export class EventMails {
  constructor(
    private readonly mails: MailsApi,
    private readonly names: NameLookup,
  ) {}

  /** Of the events of a page that have a line, with those of the other ones of their acts at the first of each act. */
  async of(listed: readonly ActEvent[], page: readonly ActEvent[]): Promise<(event: ActEvent) => EntryMails> {
    // Of older events it is not known what they were one act with.
    const unlisted = page.filter(({ name, act }) => act !== null && UNLISTED.includes(name));
    const found = await this.mails.ofEvents([...listed, ...unlisted]);
    const recipients = [...found.values()].flatMap(({ mails }) => mails.map(({ recipientId }) => recipientId));
    const names = await this.names.accounts(recipients);
    const toMails = ({ mails }: MailsOfEvent): EntryMails['mails'] =>
      mails.map(({ recipientId: id, ...mail }) => ({
        ...mail,
        recipient: id === null ? null : { id, name: names.get(id) ?? 'A removed account' },
      }));
    const mailsOf = ({ id }: ActEvent) => toMails(found.get(id) ?? { mails: [], none: null });
    const ofActs = new Map(unlisted.map((event) => [listed.find(({ act }) => act === event.act)?.id, mailsOf(event)]));
    return (event) => ({
      mails: [...mailsOf(event), ...(ofActs.get(event.id) ?? [])],
      noMail: found.get(event.id)?.none ?? null,
    });
  }
}

export const noMails = () => NONE;
