import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { databaseNow } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { JobForApplying } from '../../postings/contract/questions.js';
import { mustAllowRelease } from '../domain/release-rules.js';
import { chosenApplicants, releasing } from './chosen-applicants.js';

/** Opens the chosen applications to the organization and tells their applicants (W12.11). Answers the ids released by this. */
export class ReleaseToApplicants extends Command<string[]> {
  constructor(
    readonly jobId: string,
    readonly applicationIds: string[],
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseToApplicants)
export class ReleaseToApplicantsHandler implements ICommandHandler<ReleaseToApplicants> {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  execute({ jobId, applicationIds, actorId }: ReleaseToApplicants): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await releasing(em, jobId);
      const job = await this.ask.of(new JobForApplying(jobId));
      if (!job) throw notFound('The position');
      const now = await databaseNow(em);
      mustAllowRelease(job, now);
      const applications = await chosenApplicants(em, jobId, applicationIds);
      return applications.filter((application) => application.release(now, actorId)).map(({ id }) => id);
    });
  }
}
