import { Injectable } from '@nestjs/common';
import { JobReport, type JobReportFilters } from '#modules/postings/contract/job-report.js';
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

type Rows = ChartTable['rows'];

/** Charts of the report jobPosting, as tables, of the postings that its filters leave. */
@Injectable()
export class ReportCharts {
  constructor(
    private readonly jobReport: JobReport,
    private readonly snapshots: ReportSnapshots,
    private readonly clock: Clock,
  ) {}

  /** Throws a DomainError for a wrong filter. */
  async table(chart: ReportChart, params: readonly ReportParam[], signal: AbortSignal): Promise<ChartTable> {
    const filters = jobPostingFilters(params, this.clock.now());
    return this.snapshots.read(signal, () => this[chart](filters));
  }

  private async postingsByMonth(filters: JobReportFilters): Promise<ChartTable> {
    const counts = await this.jobReport.countsByMonth(filters);
    const columns = lastMonths(counts, endMonth(filters), MAX_MONTHS, filters.from && monthOf(filters.from));
    const byCell = new Map(counts.map(({ geography, month, postings }) => [`${geography} ${month}`, postings]));
    const rows = GEOGRAPHIES.map((geography) => ({
      title: GEOGRAPHY_NAMES[geography],
      values: columns.map((month) => byCell.get(`${geography} ${month}`) ?? 0),
    }));
    const totalItemsCount = sum(counts.map(({ postings }) => postings));
    return { columns, rows, totalItemsCount, leftOut: await this.leftOut(filters, ['notPosted']) };
  }

  private async daysToFill(filters: JobReportFilters): Promise<ChartTable> {
    const positions = await this.jobReport.daysToFillOfPositions(filters);
    const rows = positions.map(({ position, median, filled, shortest, longest }) => ({
      title: position,
      values: [median, filled, shortest, longest],
    }));
    return {
      columns: ['median', 'count', 'shortest', 'longest'],
      rows,
      totalItemsCount: total(rows, ([, filled]) => filled ?? 0),
      leftOut: await this.leftOut(filters, ['notPosted', 'notFilled', 'filledBeforeStart']),
    };
  }

  private async applicantsPerPosting(filters: JobReportFilters): Promise<ChartTable> {
    const ranges = await this.jobReport.countsByApplicants(filters);
    const rows = ranges.map(({ from, to, postings }) => ({ title: rangeTitle(from, to), values: [postings] }));
    return {
      columns: ['count'],
      rows,
      totalItemsCount: total(rows, (values) => sum(values)),
      leftOut: await this.leftOut(filters, ['notPosted', 'external']),
    };
  }

  private async leftOut(filters: JobReportFilters, reasons: readonly LeftOutReason[]): Promise<ChartTable['leftOut']> {
    const counts = await this.jobReport.leftOut(filters);
    return reasons.map((reason) => ({ reason, postings: counts[reason] })).filter(({ postings }) => postings > 0);
  }
}

/** The month of the end, or some months from now, or from a start in the future. */
function endMonth({ from, until, now }: JobReportFilters): string {
  if (until) return monthOf(until);
  return addMonths(monthOf(from && from > now ? from : now), FUTURE_MONTHS);
}

const monthOf = (instant: Date) => localDate(instant).slice(0, 'YYYY-MM'.length);

function rangeTitle(from: number, to: number | null): string {
  if (to === null) return `${from} and more`;
  return from === to ? String(from) : `${from}–${to}`;
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
const total = (rows: Rows, count: (values: Rows[number]['values']) => number) =>
  sum(rows.map(({ values }) => count(values)));
