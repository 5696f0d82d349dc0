import { Injectable } from '@nestjs/common';
import type { ReportType } from '../../contract/api/reports.js';
import { CandidateReport } from './candidate-report.js';
import { JobPostingReport } from './job-posting-report.js';
import type { Report } from './report.js';

/** The reports by their types. */
@Injectable()
export class Reports {
  private readonly byType: Record<ReportType, Report>;

  constructor(candidate: CandidateReport, jobPosting: JobPostingReport) {
    this.byType = { candidate, jobPosting };
  }

  of(type: ReportType): Report {
    return this.byType[type];
  }
}
