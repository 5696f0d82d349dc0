import { Injectable } from '@nestjs/common';
import type { JobReportFilters } from '#modules/postings/contract/job-report.js';
import {
  type CountOfMonth,
  type CountOfRange,
  JobReportCharts,
  type PostingsWithDays,
} from '#modules/postings/contract/job-report-charts.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { Clock } from '#platform/time/clock.js';
import { localDate } from '#platform/time/local-time.js';
import type { ChartTable, LeftOutReason, ReportChart } from '../../contract/api/report-charts.js';
import type { ReportParam } from '../../contract/api/reports.js';
import { jobPostingFilters } from './job-posting-filters.js';
import { addMonths, lastMonths } from './last-months.js';
import { ReportSnapshots } from './report-snapshots.js';

const MAX_MONTHS = 12;
/** Of postings that wait for their start. */
const FUTURE_MONTHS = 2;

/** Charts of the report jobPosting, as tables, of the postings that its filters leave. */
@Injectable()
export class ReportCharts {
  constructor(
    private readonly jobCharts: JobReportCharts,
    private readonly snapshots: ReportSnapshots,
    private readonly clock: Clock,
  ) {}

  /** Throws a DomainError for a wrong filter. */
  async table(chart: ReportChart, params: readonly ReportParam[], signal: AbortSignal): Promise<ChartTable> {
    const filters = jobPostingFilters(params, this.clock.now());
    return this.snapshots.read(signal, () => this[chart](filters));
  }

  private async postingsByMonth(filters: JobReportFilters): Promise<ChartTable> {
    const counts = await this.jobCharts.countsByMonth(filters, 'geography');
    const { months, of } = byMonth(counts, filters);
    return {
      columns: months,
      rows: GEOGRAPHIES.map((geography) => ({ title: GEOGRAPHY_NAMES[geography], values: of(geography) })),
      totalItemsCount: sum(counts.map(({ postings }) => postings)),
      leftOut: await this.leftOut(filters, ['notPosted']),
    };
  }

  private async daysToFill(filters: JobReportFilters): Promise<ChartTable> {
    return {
      ...rangeTable(await this.jobCharts.countsByDays(filters), daysTitle),
      leftOut: await this.leftOut(filters, ['notPosted', 'notFilled', 'filledBeforeStart']),
      median: await this.jobCharts.medianDays(filters),
    };
  }

  private async positions(filters: JobReportFilters): Promise<ChartTable> {
    const { positions, all } = await this.jobCharts.positions(filters);
    const { months, of, inAll } = byMonth(await this.jobCharts.countsByMonth(filters, 'position'), filters);
    const values = ({ postings, median, shortest, longest }: PostingsWithDays, inMonths: number[]) => [
      postings,
      ...inMonths,
      median,
      shortest,
      longest,
    ];
    return {
      columns: ['count', ...months, 'median', 'shortest', 'longest'],
      rows: positions.map((position) => ({ title: position.name, values: values(position, of(position.id)) })),
      totalItemsCount: all.postings,
      leftOut: await this.leftOut(filters, ['notPosted']),
      totals: values(all, inAll),
    };
  }

  private async applicantsPerPosting(filters: JobReportFilters): Promise<ChartTable> {
    return {
      ...rangeTable(await this.jobCharts.countsByApplicants(filters), rangeTitle),
      leftOut: await this.leftOut(filters, ['notPosted', 'external']),
    };
  }

  private async leftOut(filters: JobReportFilters, reasons: readonly LeftOutReason[]): Promise<ChartTable['leftOut']> {
    const counts = await this.jobCharts.leftOut(filters);
    return reasons.map((reason) => ({ reason, postings: counts[reason] })).filter(({ postings }) => postings > 0);
  }
}

/** The months that a table has columns for, and the numbers of a region or position, and of all, in each of them. */
function byMonth(counts: readonly CountOfMonth[], filters: JobReportFilters) {
  const months = lastMonths(counts, endMonth(filters), MAX_MONTHS, filters.from && monthOf(filters.from));
  const cells = new Map(counts.map(({ of, month, postings }) => [`${of} ${month}`, postings]));
  return {
    months,
    of: (row: string) => months.map((month) => cells.get(`${row} ${month}`) ?? 0),
    inAll: months.map((month) => sum(counts.filter((one) => one.month === month).map(({ postings }) => postings))),
  };
}

/** The month of the end, or some months from now, or from a start in the future. */
function endMonth({ from, until, now }: JobReportFilters): string {
  if (until) return monthOf(until);
  return addMonths(monthOf(from && from > now ? from : now), FUTURE_MONTHS);
}

const monthOf = (instant: Date) => localDate(instant).slice(0, 'YYYY-MM'.length);

const rangeTable = (ranges: readonly CountOfRange[], titleOf: (range: CountOfRange) => string) => ({
  columns: ['count'],
  rows: ranges.map((range) => ({ title: titleOf(range), values: [range.postings] })),
  totalItemsCount: sum(ranges.map(({ postings }) => postings)),
});

function rangeTitle({ from, to }: CountOfRange): string {
  if (to === null) return `${from} and more`;
  return from === to ? String(from) : `${from}–${to}`;
}

const daysTitle = ({ from, to }: CountOfRange) => (to === null ? `${from} days or more` : `${from} to ${to} days`);

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
