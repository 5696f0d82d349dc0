import { z } from 'zod';
import { event } from '#modules/shared/event.js';
import { REPORT_FORMATS, REPORT_PARAMS, REPORT_TYPES } from './api/reports.js';

const FORMAT_NAMES = { table: 'table', csv: 'CSV', xlsx: 'XLSX' };

/**
 * The actor ran a report: read a page of its table, or began to receive it as a file. `rows` is the number of those of
 * the page or the file. Of the filters it has the names alone.
 */
export const ReportRun = event(
  'ReportRun',
  1,
  z.object({
    reportType: z.enum(REPORT_TYPES),
    format: z.enum(REPORT_FORMATS),
    rows: z.int(),
    filters: z.array(z.enum([...REPORT_PARAMS.candidate, ...REPORT_PARAMS.jobPosting])),
  }),
  {
    log: (p) =>
      `Report of ${p.reportType === 'candidate' ? 'candidates' : 'job postings'} run as ${FORMAT_NAMES[p.format]}, rows: ${p.rows}`,
    history: null,
  },
);

/** People of one event, which is kept readable in the log. */
export const MAX_REPORTED_CANDIDATES = 1_000;

/** The actor got data of these people in a report. */
export const CandidatesReported = event(
  'CandidatesReported',
  1,
  z.object({ userIds: z.array(z.uuid()).max(MAX_REPORTED_CANDIDATES) }),
  {
    log: (p) => `Candidates that a report told about: ${p.userIds.length}`,
    history: null,
  },
);
