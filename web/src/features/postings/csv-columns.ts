import { STATUS_NAMES } from '#modules/postings/contract/api/lists';
import type { ManagedJob, MyPosting } from '#modules/postings/contract/api/responses';
import { shortDate } from '#web/lib/formatting/format';
import { expiryWord } from './expiry-word';
import { jobNumber } from './job-number';

/** Columns of a file of postings: those of the table, with both days. */
export const CSV_COLUMNS = {
  'Job Number': jobNumber,
  Title: (job: ManagedJob) => job.title,
  Position: (job: ManagedJob) => job.position.name,
  Organization: (job: ManagedJob) => job.organization.accountName,
  City: (job: ManagedJob) => job.city,
  Starts: (job: ManagedJob) => shortDate(job.startDate),
  Ends: (job: ManagedJob) => shortDate(job.endDate),
  Expires: expiryWord,
  Status: (job: ManagedJob) => STATUS_NAMES[job.status],
};

/** Columns of a file of one's own postings. */
export const OWN_CSV_COLUMNS = { ...CSV_COLUMNS, Applicants: (job: MyPosting) => job.applicationsCount };
