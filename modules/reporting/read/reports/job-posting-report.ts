import { Injectable } from '@nestjs/common';
import {
  JobReport,
  type JobReportOrder,
  type JobReportRow,
  type JobReportSummary,
} from '#modules/postings/contract/job-report.js';
import { SALARY_UNIT_NAMES } from '#modules/shared/salary.js';
import { Clock } from '#platform/time/clock.js';
import type { Cell, GenericReport, ReportRow } from '../../contract/api/reports.js';
import { JOB_POSTING_COLUMNS } from './job-posting-columns.js';
import { jobPostingFilters } from './job-posting-filters.js';
import { assertSortable } from './params.js';
import type { Extent, Report, ReportColumn, ReportQuery } from './report.js';

/** Postings that were not deleted, by title unless another order is chosen. */
@Injectable()
export class JobPostingReport implements Report {
  readonly columns: readonly ReportColumn[] = JOB_POSTING_COLUMNS;

  constructor(
    private readonly clock: Clock,
    private readonly jobReport: JobReport,
  ) {}

  validate({ params, order }: ReportQuery): void {
    jobPostingFilters(params, this.clock.now());
    assertSortable(this.columns, order.column);
  }

  async page(
    { params, order }: ReportQuery,
    bounds: { offset: number; limit: number },
  ): Promise<Pick<GenericReport, 'rows' | 'totalItemsCount' | 'summaries'>> {
    const filters = jobPostingFilters(params, this.clock.now());
    const rows = await this.jobReport.page(filters, toOrder(order), bounds);
    const totals = await this.jobReport.totals(filters);
    return { rows: rows.map(toRow), totalItemsCount: totals.postings, summaries: toSummaries(totals) };
  }

  async extent({ params }: ReportQuery): Promise<Extent> {
    const filters = jobPostingFilters(params, this.clock.now());
    return { rows: (await this.jobReport.totals(filters)).postings, userIds: [] };
  }

  async *batches({ params, order }: ReportQuery): AsyncIterable<ReportRow[]> {
    const filters = jobPostingFilters(params, this.clock.now());
    for await (const rows of await this.jobReport.batches(filters, toOrder(order))) yield rows.map(toRow);
  }
}

const toOrder = ({ column = 'title', direction }: ReportQuery['order']): JobReportOrder => ({
  column: column as JobReportOrder['column'],
  direction,
});

const toRow = (row: JobReportRow): ReportRow => ({
  id: row.id,
  isPublic: row.isPublic,
  cells: JOB_POSTING_COLUMNS.map(({ cell }) => cell(row)),
});

/** Medians of salaries are per year, whatever the unit of each. */
function toSummaries(totals: JobReportSummary): GenericReport['summaries'] {
  if (!totals.postings) return [];
  const { medianApplicants, medianSalaryMin, medianSalaryMax, medianDaysToFill } = totals;
  const salaryUnit = medianSalaryMin === null && medianSalaryMax === null ? null : SALARY_UNIT_NAMES.year;
  return [
    summary('Total', { applicants: totals.applicants }),
    summary('Median', {
      applicants: medianApplicants,
      salaryMin: medianSalaryMin,
      salaryMax: medianSalaryMax,
      salaryUnit,
      daysToFill: medianDaysToFill,
    }),
  ];
}

const summary = (title: string, cells: Partial<Record<JobReportOrder['column'], Cell>>) => ({
  title,
  cells: JOB_POSTING_COLUMNS.map(({ key }) => cells[key] ?? null),
});
