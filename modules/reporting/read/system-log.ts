import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import type { Condition } from '#platform/database/list-plans.js';
import type { LogPage, LogQuery } from '../contract/api/log.js';
import { fromLog, fromNewest, type LogFilter, NEWEST_FIRST } from './log-conditions.js';
import { LOG_COLUMNS, LogNames, type LogRow } from './log-names.js';
import { LogTotals } from './log-totals.js';

/** For a planner that would walk the log until it meets the few matches. */
const SORTED = 'order by coalesce(at, at) desc, fact_id desc';
/** Among so many of the newest entries for each row of a page, frequent matches fill it, and reading them is quick. */
const ENTRIES_PER_ROW = 40;
/** As text, which keeps the microseconds. */
const PLACE = 'select fact_id as id, at::text from system_log where fact_id = ?';
/** A shorter text is looked for in messages only, and so is one that more people's names contain. */
const MIN_NAME = 3;
const MAX_PEOPLE = 500;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The system log, newest first. */
@Injectable()
export class SystemLog {
  constructor(
    private readonly database: Database,
    private readonly totals: LogTotals,
    private readonly names: LogNames,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
  ) {}

  async list({ offset, limit, ...query }: LogQuery): Promise<LogPage> {
    const filter = await this.filter(query);
    const [total, rows] = await Promise.all([this.totals.total(filter), this.rows(filter, offset, limit)]);
    return {
      ...total,
      totalItemsCount: Math.max(total.totalItemsCount, rows.length && offset + rows.length),
      items: await this.names.toEntries(rows),
    };
  }

  /**
   * A message that is a part of people's names or addresses is looked for in what is about them too, as a page shows
   * names that no message stores. A number that no posting has finds nothing, as no posting has the id; an unknown
   * `downTo` is no bound.
   */
  async filter({ jobListingNumber, downTo, ...filter }: Omit<LogQuery, 'offset' | 'limit'>): Promise<LogFilter> {
    const [people, jobId, [oldest]] = await Promise.all([
      this.peopleNamed(filter.message),
      jobListingNumber ? this.postings.jobIdByListingNumber(jobListingNumber) : null,
      downTo ? this.database.rows<NonNullable<LogFilter['downTo']>>(PLACE, [downTo]) : [],
    ]);
    return {
      ...filter,
      ...(people && { people }),
      ...(jobListingNumber && { jobId: jobId ?? NO_JOB }),
      ...(oldest && { downTo: oldest }),
    };
  }

  /** Null for nobody, and for a text that so many names contain that it is no name. */
  private async peopleNamed(text = ''): Promise<string[] | null> {
    if (text.trim().length < MIN_NAME) return null;
    const ids = await this.identity.accountIdsNamed(text, MAX_PEOPLE + 1);
    return ids.length > 0 && ids.length <= MAX_PEOPLE ? ids : null;
  }

  private async rows(filter: LogFilter, offset: number, limit: number): Promise<LogRow[]> {
    const read = ({ sql, parameters }: Condition, order: string) =>
      this.database.rows<LogRow>(
        `select ${LOG_COLUMNS} from ${sql} ${order} limit ${limit} offset ${offset}`,
        parameters,
      );
    const newest = fromNewest(filter, ENTRIES_PER_ROW * (offset + limit));
    if (!newest) return read(fromLog(filter), NEWEST_FIRST);
    const rows = await read(newest, NEWEST_FIRST);
    return rows.length === limit ? rows : read(fromLog(filter), SORTED);
  }
}
