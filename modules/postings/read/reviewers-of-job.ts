import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { ReviewersOfOrganization } from '../../identity/contract/questions.js';
import { ReviewersOfJob } from '../contract/questions.js';
import { jobFacts } from './job-facts.js';

@QueryHandler(ReviewersOfJob)
export class ReviewersOfJobHandler implements IQueryHandler<ReviewersOfJob> {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  async execute({ jobId }: ReviewersOfJob): Promise<ReviewersOfJob['answer']> {
    const [job] = await this.database.read((em) => jobFacts(em, 'id = ?', [jobId]));
    if (!job) return [];
    if (job.isBoardReview) return job.reviewers;
    const reviewers = await this.ask.of(new ReviewersOfOrganization(job.organization.accountNumber));
    return reviewers.map(({ id }) => id);
  }
}
