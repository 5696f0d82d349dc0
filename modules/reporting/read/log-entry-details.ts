import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import { FactDeliveries, type FactDelivery } from '../../../src/platform/events/fact-deliveries.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import type { LogDelivery, LogEntryDetail } from '../contract/api-log-entry.js';
import { LOG_COLUMNS, LogNames, type LogRow } from './log-names.js';
import { shownError } from './shown-error.js';

/** The latest entries of a story; a busy posting has thousands. */
const MAX_STORY = 200;

interface DetailRow extends LogRow {
  jobId: string | null;
  number: number;
  aggregateId: string;
  actorId: string | null;
  payload: Record<string, unknown>;
}

const ENTRY = `
  select ${LOG_COLUMNS}, job_id as "jobId", number, aggregate_id as "aggregateId", actor_id as "actorId", payload
    from fact join system_log on fact_id = id and at = occurred_at where id = ?`;

const OF_JOB = `
  select ${LOG_COLUMNS} from system_log where job_id = ? order by at desc, fact_id desc limit ${MAX_STORY + 1}`;

const OF_AGGREGATE = `
  select ${LOG_COLUMNS}
    from (select id, occurred_at from fact where aggregate_id = ? order by number desc limit ${MAX_STORY + 1}) own
    join system_log on fact_id = own.id and at = occurred_at order by at desc, fact_id desc`;

/** The fact behind an entry of the log, its deliveries, and its story. */
@Injectable()
export class LogEntryDetails {
  constructor(
    private readonly database: Database,
    private readonly deliveries: FactDeliveries,
    private readonly names: LogNames,
    private readonly queries: QueryBus,
  ) {}

  /** Throws notFound. */
  async find(id: string): Promise<LogEntryDetail> {
    const [row] = await this.database.lookup<DetailRow>(ENTRY, [id]);
    if (!row) throw notFoundError('The entry');
    const { jobId, number, aggregateId, actorId, payload, ...stored } = row;
    const rows = await this.database.lookup<LogRow>(jobId ? OF_JOB : OF_AGGREGATE, [jobId ?? aggregateId]);
    const [[entry], entries, deliveries, jobs] = await Promise.all([
      this.names.toEntries([stored]),
      this.names.toEntries(rows.slice(0, MAX_STORY).reverse()),
      this.deliveries.of({ id, name: stored.factName }),
      jobId ? this.queries.execute(new JobsByIds([jobId])) : [],
    ]);
    if (!entry) throw notFoundError('The entry');
    return {
      entry,
      fact: { number, aggregateId, actorId, payload },
      deliveries: deliveries.map(toDelivery),
      story: { jobListingNumber: jobs[0]?.jobListingNumber ?? null, entries, hasMore: rows.length > MAX_STORY },
    };
  }
}

const toText = (instant: Date | null) => instant && new Date(instant).toISOString();

const toDelivery = ({ at, retryAt, error, ...delivery }: FactDelivery): LogDelivery => ({
  ...delivery,
  at: toText(at),
  retryAt: toText(retryAt),
  error: error && shownError(error),
});
