import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { ApplicationCounts } from '../../applications/contract/questions.js';
import type { ApplicantCounts } from '../domain/listing-text.js';

const NOBODY: ApplicantCounts = { applicationsCount: 0, applicantsReleased: 0, applicantsToRelease: 0 };

/** How many applied, from the applications module. */
@Injectable()
export class Applicants {
  constructor(private readonly ask: Ask) {}

  async of(jobId: string): Promise<ApplicantCounts> {
    return (await this.ofEach([jobId]))(jobId);
  }

  /** Counts by job id for one page of jobs, in one question. */
  async ofEach(jobIds: readonly string[]): Promise<(jobId: string) => ApplicantCounts> {
    const answers = jobIds.length ? await this.ask.of(new ApplicationCounts(jobIds)) : [];
    const counts = new Map(answers.map(({ jobId, ...rest }) => [jobId, rest]));
    return (jobId) => counts.get(jobId) ?? NOBODY;
  }
}
