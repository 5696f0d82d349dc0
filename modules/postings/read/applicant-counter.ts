import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApplicationCounts } from '../../applications/contract/queries.js';
import type { ApplicantCounts } from '../domain/listing-text.js';

const NO_APPLICANTS: ApplicantCounts = { applicationsCount: 0, applicantsReleased: 0, applicantsToRelease: 0 };

/** Numbers of applicants, from the applications module. */
@Injectable()
export class ApplicantCounter {
  constructor(private readonly queries: QueryBus) {}

  async count(jobId: string): Promise<ApplicantCounts> {
    return (await this.countEach([jobId]))(jobId);
  }

  /** Counts applicants of several jobs with one query. */
  async countEach(jobIds: readonly string[]): Promise<(jobId: string) => ApplicantCounts> {
    const results = jobIds.length ? await this.queries.execute(new ApplicationCounts(jobIds)) : [];
    const counts = new Map(results.map(({ jobId, ...rest }) => [jobId, rest]));
    return (jobId) => counts.get(jobId) ?? NO_APPLICANTS;
  }
}
