import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { type Condition, where } from '#platform/database/list-plans.js';
import type { LogPage, LogQuery } from '../contract/api/log.js';
import { conditionsOf, fromLog, type LogFilter, type LogPeriod, within } from './log-conditions.js';
import { LOG_COLUMNS, LogNames, type LogRow } from './log-names.js';
import { LogTotals } from './log-totals.js';

interface Bounds {
  offset: number;
  limit: number;
}

const NEWEST_FIRST = 'order by at desc, fact_id desc';
/** Keeps the planner from walking the log until it meets enough matches. */
const SORTED = 'order by coalesce(at, at) desc, fact_id desc';
/** As text, which keeps the microseconds. */
const PLACE = 'select fact_id as id, at::text from system_log where fact_id = ?';
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** So few are found in all months at once. */
const FEW_MATCHES = 500;
/** Reading so many of the newest entries is quick, and finds a page of frequent matches. */
const FIRST_ENTRIES = 1_000;

/** The system log, newest first. */
@Injectable()
export class SystemLog {
  constructor(
    private readonly database: Database,
    private readonly totals: LogTotals,
    private readonly names: LogNames,
    private readonly postings: PostingsApi,
  ) {}

  async list({ offset, limit, ...query }: LogQuery): Promise<LogPage> {
    const filter = await this.filter(query);
    const { span, ...total } = await this.totals.total(filter);
    const rows = await this.rows(filter, { offset, limit }, total.isCounting ? null : total.totalItemsCount, span);
    return {
      ...total,
      totalItemsCount: Math.max(total.totalItemsCount, rows.length && offset + rows.length),
      items: await this.names.toEntries(rows),
    };
  }

  /** A number that no posting has finds nothing, as no posting has the id; an unknown `downTo` is no bound. */
  async filter({ jobListingNumber, downTo, ...filter }: Omit<LogQuery, 'offset' | 'limit'>): Promise<LogFilter> {
    const [jobId, [oldest]] = await Promise.all([
      jobListingNumber ? this.postings.jobIdByListingNumber(jobListingNumber) : null,
      downTo ? this.database.rows<NonNullable<LogFilter['downTo']>>(PLACE, [downTo]) : [],
    ]);
    return { ...filter, ...(jobListingNumber && { jobId: jobId ?? NO_JOB }), ...(oldest && { downTo: oldest }) };
  }

  /** `count` is null while matches are counted; a known `span` has all of them, so that no other month is planned. */
  private async rows(
    filter: LogFilter,
    bounds: Bounds,
    count: number | null,
    span: LogPeriod | undefined,
  ): Promise<LogRow[]> {
    if (count === 0) return [];
    const { ranges, others } = conditionsOf(filter);
    if (others.length === 0) return this.read(fromLog(ranges), NEWEST_FIRST, bounds);
    if (count !== null && count <= FEW_MATCHES)
      return this.read(fromLog([...ranges, ...others, ...(span ? [within(span)] : [])]), SORTED, bounds);
    const newest = fromLog(ranges);
    const { sql, parameters } = where(others);
    const among = `(select * from ${newest.sql} ${NEWEST_FIRST} limit ${FIRST_ENTRIES}) newest ${sql}`;
    const rows = await this.read(
      { sql: among, parameters: [...newest.parameters, ...parameters] },
      NEWEST_FIRST,
      bounds,
    );
    return rows.length === bounds.limit ? rows : this.rowsOfMonths(filter, bounds);
  }

  /** Month by month until the page is full. */
  private async rowsOfMonths(filter: LogFilter, { offset, limit }: Bounds): Promise<LogRow[]> {
    const { ranges, others } = conditionsOf(filter);
    const rows: LogRow[] = [];
    let skip = offset;
    for (const month of await this.totals.months(filter)) {
      const count = skip ? await this.totals.count(filter, month) : 0;
      if (count <= skip && skip) skip -= count;
      else {
        const matches = fromLog([...ranges, ...others, within(month)]);
        rows.push(...(await this.read(matches, SORTED, { offset: skip, limit: limit - rows.length })));
        skip = 0;
      }
      if (rows.length === limit) break;
    }
    return rows;
  }

  private read(from: Condition, order: string, { offset, limit }: Bounds): Promise<LogRow[]> {
    const page = `${order} limit ${limit} offset ${offset}`;
    return this.database.rows<LogRow>(`select ${LOG_COLUMNS} from ${from.sql} ${page}`, from.parameters);
  }
}
