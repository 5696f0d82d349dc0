import { Injectable } from '@nestjs/common';
import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { shortId } from '#platform/events/event-texts.js';
import type { LogEntry } from '../contract/api/log.js';
import { type NamesOfMessages, splitMessage, type Target } from './log-parts.js';
import { NameLookup, titleOf } from './name-lookup.js';

/** An entry as stored. */
export interface LogRow {
  id: string;
  at: string;
  level: string;
  factName: string;
  message: string;
}

/** The columns of `system_log` in a LogRow. */
export const LOG_COLUMNS = 'fact_id as id, at, level, fact_name as "factName", message';

interface StoredEvent {
  payload: Record<string, unknown>;
  actorId: string | null;
}

/**
 * Looks up names for messages of the log when they are read, because the log itself keeps none. For Super Admins only,
 * who may see all of them.
 */
@Injectable()
export class LogNames {
  constructor(
    private readonly database: Database,
    private readonly names: NameLookup,
  ) {}

  async toEntries(rows: readonly LogRow[]): Promise<LogEntry[]> {
    if (rows.length === 0) return [];
    const events = await this.database.lookup<StoredEvent>(
      'select payload, actor_id as "actorId" from fact where id = any(?::uuid[])',
      [rows.map(({ id }) => id)],
    );
    const [accounts, jobs, organizations] = await Promise.all([
      this.names.accounts(events.flatMap(({ payload, actorId }) => [payload.userId, actorId])),
      this.names.jobs(events.map(({ payload }) => payload.jobId)),
      this.names.organizations(
        events.flatMap(({ payload }) => [payload.organization, payload.accountNumber, payload.organizations].flat()),
      ),
    ]);
    const names: NamesOfMessages = new Map([
      ...[...accounts].map(([id, name]) => entry(`account ${shortId(id)}`, name, 'account', id)),
      ...jobs.flatMap(entriesOfJob),
      ...[...organizations].map(([number, name]) => entry(`organization ${number}`, name, 'organization', number)),
    ]);
    return rows.map(({ at, ...row }) => ({
      ...row,
      timestamp: new Date(at).toISOString(),
      parts: splitMessage(row.message, names),
    }));
  }
}

/** Entries of a draft call it by the end of its id, later ones by its number. */
function entriesOfJob(job: JobSummary) {
  const { id, title, jobListingNumber, isDeleted } = job;
  const name = jobListingNumber ? `${title}, No. ${jobListingNumber}` : titleOf(job);
  return [jobListingNumber, shortId(id)].map((label): NamedWords => {
    const words = `job ${label}`;
    return isDeleted ? [words, { name }] : entry(words, name, 'job', id);
  });
}

type NamedWords = readonly [words: string, named: { name: string; target?: Target }];

const entry = (words: string, name: string, kind: Target['kind'], id: string): NamedWords => [
  words,
  { name, target: { kind, id } },
];
