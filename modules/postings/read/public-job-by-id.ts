import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { PublicJobById, type PublicJobSummary } from '../contract/queries.js';
import { Job } from '../domain/job.js';
import { assertPublic } from './job-visibility.js';

@QueryHandler(PublicJobById)
export class PublicJobByIdHandler implements IQueryHandler<PublicJobById> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: PublicJobById): Promise<PublicJobSummary> {
    const job = await this.database.read((em) => em.findOne(Job, { id }));
    assertPublic(job, this.clock.now());
    const { title, zipCode, positionId, positionType } = job;
    return { id, title, zipCode, positionId, positionType };
  }
}
