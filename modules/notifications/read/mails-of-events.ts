import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { MailsApi, MailsOfEvent } from '../contract/mails-api.js';
import { MailRecords } from './mail-records.js';

interface None {
  /** The subscriber that queues the mails of the event. */
  subscriber: string;
  /** Null where one was due: its recipient's account was removed since, and the mail with it. */
  why(payload: Record<string, unknown>): string | null;
}

const NOBODY = 'There is no mail: nobody was to be told, or their accounts were removed since.';

/** Why an event that sends mails may have sent none. */
const NONE: Record<string, None> = {
  JobPosted: {
    subscriber: 'tell-creator-when-job-approved',
    why: ({ approvedBy }) => (approvedBy ? null : 'No mail was due: nobody was waiting for an approval.'),
  },
  ApplicantReleased: {
    subscriber: 'tell-applicant-when-released',
    why: ({ isDecided }) =>
      isDecided ? 'No mail was due: the outcome was decided, which has a mail of its own.' : null,
  },
  ReviewRequested: {
    subscriber: 'ask-reviewers-when-review-requested',
    why: () => NOBODY,
  },
  OutcomesOverdue: {
    subscriber: 'remind-employer-when-outcomes-overdue',
    why: () => NOBODY,
  },
  JobDeleted: {
    subscriber: 'tell-applicants-when-job-deleted',
    why: () => NOBODY,
  },
};

const HANDLED = `
  select fact_id as id from inbox where subscriber = any(?::text[]) and fact_id = any(?::uuid[])`;

/** What events sent by mail, for histories. */
@Injectable()
export class MailsOfEvents implements MailsApi {
  constructor(
    private readonly database: Database,
    private readonly records: MailRecords,
  ) {}

  async ofEvents(events: Parameters<MailsApi['ofEvents']>[0]): Promise<ReadonlyMap<string, MailsOfEvent>> {
    if (events.length === 0) return new Map();
    const ids = events.map(({ id }) => id);
    const found = Map.groupBy(
      await this.records.read('where mail.fact_id = any(?::uuid[]) order by mail.id', [ids]),
      ({ eventId }) => eventId,
    );
    const silent = events.filter(({ id, name }) => !found.has(id) && NONE[name]);
    const handled = await this.handled(silent);
    return new Map(
      events.map(({ id, name, payload }) => {
        const mails = (found.get(id) ?? []).map(({ eventId, ...mail }) => mail);
        return [id, { mails, none: handled.has(id) ? (NONE[name]?.why(payload) ?? null) : null }];
      }),
    );
  }

  private async handled(events: readonly { id: string; name: string }[]): Promise<ReadonlySet<string>> {
    if (events.length === 0) return new Set();
    const subscribers = events.flatMap(({ name }) => NONE[name]?.subscriber ?? []);
    const rows = await this.database.rows<{ id: string }>(HANDLED, [subscribers, events.map(({ id }) => id)]);
    return new Set(rows.map(({ id }) => id));
  }
}
