import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { shownError } from '#platform/errors/shown-error.js';
import { EventDeliveries, type EventDelivery } from '#platform/events/event-deliveries.js';
import type { LogDelivery, LogEntryDetail } from '../contract/api/log-entry.js';
import { jobLabel, logMessageFor } from './log-messages.js';
import { LOG_COLUMNS, LogNames, type LogRow } from './log-names.js';
import { NameLookup } from './name-lookup.js';

/** The latest entries of a story; a busy posting has thousands. */
const MAX_STORY = 200;

interface DetailRow extends Pick<LogRow, 'id' | 'at' | 'factName'> {
  /** Null where the log has no entry of the event: it is not written yet, or removed with its month. */
  level: string | null;
  message: string | null;
  number: number;
  aggregateId: string;
  actorId: string | null;
  payload: Record<string, unknown>;
}

const ENTRY = `
  select id, occurred_at as at, name as "factName", level, message, number, aggregate_id as "aggregateId",
         actor_id as "actorId", payload
    from fact left join system_log on fact_id = id and at = occurred_at where id = ?`;

const OF_JOB = `
  select ${LOG_COLUMNS} from system_log where job_id = ? order by at desc, fact_id desc limit ${MAX_STORY + 1}`;

const OF_AGGREGATE = `
  select ${LOG_COLUMNS}
    from (select id, occurred_at from fact where aggregate_id = ? order by number desc limit ${MAX_STORY + 1}) own
    join system_log on fact_id = own.id and at = occurred_at order by at desc, fact_id desc`;

/** An event as an entry of the log, which it may lack, its deliveries, and its story. */
@Injectable()
export class LogEntryDetails {
  constructor(
    private readonly database: Database,
    private readonly deliveries: EventDeliveries,
    private readonly names: LogNames,
    private readonly lookup: NameLookup,
  ) {}

  /** Throws notFound. */
  async find(id: string): Promise<LogEntryDetail> {
    const [row] = await this.database.lookup<DetailRow>(ENTRY, [id]);
    if (!row) throw notFoundError('The entry');
    const { number, aggregateId, actorId, payload, ...stored } = row;
    const jobId = typeof payload.jobId === 'string' ? payload.jobId : null;
    const [rows, [job], accounts, deliveries] = await Promise.all([
      this.database.lookup<LogRow>(jobId ? OF_JOB : OF_AGGREGATE, [jobId ?? aggregateId]),
      this.lookup.jobs([jobId]),
      this.lookup.accounts([actorId]),
      this.deliveries.of({ id, name: stored.factName }),
    ]);
    const rendered = logMessageFor({ name: stored.factName, payload, actorId }, jobId ? jobLabel(jobId, job) : '');
    const [[entry], entries] = await Promise.all([
      this.names.toEntries([
        { ...stored, level: stored.level ?? rendered.level, message: stored.message ?? rendered.message },
      ]),
      this.names.toEntries(rows.slice(0, MAX_STORY).reverse()),
    ]);
    if (!entry) throw notFoundError('The entry');
    return {
      entry,
      fact: { number, aggregateId, actorId, actorName: (actorId && accounts.get(actorId)) ?? null, payload },
      deliveries: deliveries.map(toDelivery),
      story: { jobListingNumber: job?.jobListingNumber ?? null, entries, hasMore: rows.length > MAX_STORY },
    };
  }
}

const toText = (instant: Date | null) => instant && new Date(instant).toISOString();

const toDelivery = ({ at, retryAt, error, ...delivery }: EventDelivery): LogDelivery => ({
  ...delivery,
  at: toText(at),
  retryAt: toText(retryAt),
  error: error && shownError(error),
});
