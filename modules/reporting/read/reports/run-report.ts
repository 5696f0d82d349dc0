import { Injectable } from '@nestjs/common';
import type { ReportRequest } from '../../contract/api/reports.js';
import { type Report, type ReportQuery, toReportQuery } from './report.js';
import { ReportSnapshots } from './report-snapshots.js';
import { Reports } from './reports.js';

/** Makes tables and files of reports from their requests. */
@Injectable()
export class RunReport {
  constructor(
    private readonly reports: Reports,
    private readonly snapshots: ReportSnapshots,
  ) {}

  /** Runs `work` within one snapshot, after the request was validated. Throws a DomainError for a wrong request. */
  async run<T>(
    request: ReportRequest,
    signal: AbortSignal,
    work: (report: Report, query: ReportQuery) => Promise<T>,
  ): Promise<T> {
    const report = this.reports.of(request.reportType);
    const query = toReportQuery(request);
    report.validate(query);
    return this.snapshots.read(signal, () => work(report, query));
  }
}
