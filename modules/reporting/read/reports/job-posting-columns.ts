import type { JobReportOrder, JobReportRow } from '#modules/postings/contract/job-report.js';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { SALARY_UNIT_NAMES } from '#modules/shared/salary.js';
import type { Cell, CellType } from '../../contract/api/reports.js';
import type { ReportColumn } from './report.js';

interface JobPostingColumn extends ReportColumn {
  key: JobReportOrder['column'];
  cell: (row: JobReportRow) => Cell;
}

/** A column that has the value of the row, and is sorted by it. */
const column = (key: JobPostingColumn['key'], title: string, type: CellType = 'text'): JobPostingColumn => ({
  key,
  title,
  type,
  isSortable: true,
  cell: (row) => row[key],
});

export const JOB_POSTING_COLUMNS: readonly JobPostingColumn[] = [
  // As a text, since a number would be grouped by thousands.
  { ...column('jobNumber', 'Job Number'), cell: ({ jobNumber }) => (jobNumber === null ? null : String(jobNumber)) },
  column('title', 'Title'),
  column('organization', 'Organization'),
  column('position', 'Position'),
  { ...column('geography', 'Region'), cell: ({ geography }) => GEOGRAPHY_NAMES[geography] },
  column('county', 'County'),
  column('city', 'City'),
  column('startDate', 'Started', 'day'),
  column('endDate', 'Ends', 'day'),
  column('filledDate', 'Filled', 'day'),
  column('status', 'Status', 'status'),
  column('applicants', 'Applicants', 'number'),
  column('salaryMin', 'Salary Min', 'money'),
  column('salaryMax', 'Salary Max', 'money'),
  { ...column('salaryUnit', 'Salary Unit'), cell: ({ salaryUnit }) => salaryUnit && SALARY_UNIT_NAMES[salaryUnit] },
  column('daysToFill', 'Days to fill', 'number'),
];
