import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database, type Parameter } from '#platform/database/database.js';
import { shownError } from '#platform/errors/shown-error.js';
import type { MailState } from '../contract/api/mail-states.js';
import type { MailRecord } from '../contract/api/mails.js';
import { MAIL_SUBJECTS } from '../contract/mail-subjects.js';
import type { EmailContent } from '../domain/email-content.js';
import type { Mail } from '../domain/mail.js';

/** A mail with what the events and deliveries say of it. */
interface Row {
  id: string;
  eventId: string;
  recipientId: string | null;
  template: EmailContent['template'];
  jobId: string | null;
  composedAt: string;
  sentAt: string | null;
  droppedAt: string | null;
  dropReason: Parameters<Mail['drop']>[0] | null;
  gaveUpAt: string | null;
  error: string | null;
  retryAt: string | null;
}

export const MAILS = `
  from mail
  join fact cause on cause.id = mail.fact_id
  left join fact dropped
    on dropped.aggregate_id = mail.id and dropped.name = 'MailDropped' and mail.dropped_at is not null
  left join fact queued
    on queued.aggregate_id = mail.id and queued.name = 'MailQueued' and mail.sent_at is null and mail.dropped_at is null
  left join dead_letter letter on letter.fact_id = queued.id and letter.subscriber = 'deliver-mail'
  left join delivery_failure failure on failure.fact_id = queued.id and failure.subscriber = 'deliver-mail'`;

const COLUMNS = `
  select mail.id, mail.fact_id as "eventId", mail.recipient_id as "recipientId", mail.template,
         coalesce(mail.data ->> 'jobId', cause.payload ->> 'jobId') as "jobId", mail.created_at as "composedAt",
         mail.sent_at as "sentAt", mail.dropped_at as "droppedAt", dropped.payload ->> 'reason' as "dropReason",
         letter.failed_at as "gaveUpAt", coalesce(letter.error, failure.error) as error,
         failure.retry_at as "retryAt" ${MAILS}`;

/** Why a mail was dropped, and the state that it has. */
const DROPPED: Record<NonNullable<Row['dropReason']>, { state: MailState; why: string }> = {
  unwanted: { state: 'turnedOff', why: 'Mails of this kind were turned off in the settings then.' },
  noRecipient: { state: 'turnedOff', why: 'The account was locked, or its change of address had ended.' },
  obsolete: { state: 'notNeeded', why: 'What it was about held no longer when it was to be sent.' },
};

export type FoundMail = MailRecord & Pick<Row, 'eventId' | 'recipientId'>;

/** Reads mails with their states (U68): titles of postings are those of today. */
@Injectable()
export class MailRecords {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  /** `where` and what follows it, of `MAILS`. */
  async read(where: string, parameters: readonly Parameter[]): Promise<FoundMail[]> {
    const rows = await this.database.rows<Row>(`${COLUMNS} ${where}`, parameters);
    const jobs = await this.postings.jobsByIds([...new Set(rows.flatMap(({ jobId }) => jobId ?? []))]);
    const titles = new Map(jobs.map(({ id, title }) => [id, title]));
    return rows.map((row) => ({
      id: row.id,
      eventId: row.eventId,
      recipientId: row.recipientId,
      about: MAIL_SUBJECTS[row.template],
      posting: titles.get(row.jobId ?? '') || null,
      ...stateOf(row),
    }));
  }
}

type StateOfMail = Pick<MailRecord, 'state' | 'at' | 'why' | 'retryAt'>;

function stateOf({ composedAt, sentAt, droppedAt, dropReason, gaveUpAt, error, retryAt }: Row): StateOfMail {
  if (sentAt) return { state: 'sent', at: toIsoString(sentAt), why: null, retryAt: null };
  if (droppedAt) return { ...DROPPED[dropReason ?? 'obsolete'], at: toIsoString(droppedAt), retryAt: null };
  const said = error && shownError(error);
  if (gaveUpAt)
    return {
      state: 'refused',
      at: toIsoString(gaveUpAt),
      why: `${said?.replace(/\.$/, '')}. Nothing tries it again by itself.`,
      retryAt: null,
    };
  const at = toIsoString(composedAt);
  return { state: 'waiting', at, why: said || 'Not sent yet.', retryAt: retryAt && toIsoString(retryAt) };
}

const toIsoString = (instant: string) => new Date(instant).toISOString();
