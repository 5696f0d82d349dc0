import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { Clock } from '#platform/time/clock.js';
import type { Prefill } from '../contract/api/responses.js';
import { isAccepting } from '../domain/submission-rules.js';

interface Row {
  jobId: string;
  currentSalary: string | null;
  expectedSalary: string | null;
  expectedBenefits: string;
  /** As the driver returns dates. */
  submittedAt: string;
}

/** Withdrawn ones count: they were sent. */
const LAST_SENT = `
  select job_id as "jobId", current_salary as "currentSalary", expected_salary as "expectedSalary",
         expected_benefits as "expectedBenefits", submitted_at as "submittedAt"
    from application where user_id = ? and type <> 'draft' order by submitted_at desc limit 1`;

const NOTHING: Prefill = { source: null, currentSalary: null, expectedSalary: null, expectedBenefits: '' };

/**
 * Answers of the user's last application that hold for another one. Essays and legal questions are never taken over.
 */
@Injectable()
export class PrefillReader {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly clock: Clock,
  ) {}

  /** Throws notFound for a job that takes no applications. */
  async get(userId: string, jobId: string): Promise<Prefill> {
    const [last] = await this.database.lookup<Row>(LAST_SENT, [userId]);
    const jobs = await this.postings.jobsByIds(last ? [jobId, last.jobId] : [jobId]);
    const [job, source] = [jobId, last?.jobId].map((id) => jobs.find((one) => one.id === id));
    if (!job || job.isDeleted || !isAccepting(job, this.clock.now())) throw notFoundError('The job');
    if (!last || !source) return NOTHING;
    // An amount a year says nothing about one an hour.
    const hasSameUnit = job.salaryUnit === source.salaryUnit;
    return {
      source: { title: source.title, submittedAt: new Date(last.submittedAt).toISOString() },
      currentSalary: hasSameUnit && job.asksForSalaryHistory ? last.currentSalary : null,
      expectedSalary: hasSameUnit ? last.expectedSalary : null,
      expectedBenefits: last.expectedBenefits,
    };
  }
}
