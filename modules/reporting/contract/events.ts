import { z } from 'zod';
import { REPORT_FORMATS, REPORT_PARAMS, REPORT_TYPES } from './api/reports.js';

/**
 * The actor ran a report: read a page of its table, or began to receive it as a file. `rows` is the number of those of
 * the page or the file. Of the filters it has the names alone.
 */
export const ReportRun = {
  name: 'ReportRun',
  version: 1,
  payload: z.object({
    reportType: z.enum(REPORT_TYPES),
    format: z.enum(REPORT_FORMATS),
    rows: z.int(),
    filters: z.array(z.enum([...REPORT_PARAMS.candidate, ...REPORT_PARAMS.jobPosting])),
  }),
} as const;

/** People of one event, which is kept readable in the log. */
export const MAX_REPORTED_CANDIDATES = 1_000;

/** The actor got data of these people in a report. */
export const CandidatesReported = {
  name: 'CandidatesReported',
  version: 1,
  payload: z.object({ userIds: z.array(z.uuid()).max(MAX_REPORTED_CANDIDATES) }),
} as const;
