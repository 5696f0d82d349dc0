import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { databaseNow } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { endOfLocalDay } from '../../../src/platform/local-time.js';
import { JobForApplying, SetReviewByDate } from '../../postings/contract/questions.js';
import { mustAllowReviewUntil } from '../domain/release-rules.js';
import { chosenApplicants, releasing } from './chosen-applicants.js';

/** Opens the chosen applications to the job's board until a day (W12.12). Answers the ids released by this. */
export class ReleaseToReviewers extends Command<string[]> {
  constructor(
    readonly jobId: string,
    readonly applicationIds: string[],
    /** A local day, `YYYY-MM-DD`. */
    readonly reviewByDate: string,
    readonly actorId: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseToReviewers)
export class ReleaseToReviewersHandler implements ICommandHandler<ReleaseToReviewers> {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly commands: CommandBus,
  ) {}

  execute({ jobId, applicationIds, reviewByDate, actorId }: ReleaseToReviewers): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await releasing(em, jobId);
      const job = await this.ask.of(new JobForApplying(jobId));
      if (!job) throw notFound('The position');
      const now = await databaseNow(em);
      mustAllowReviewUntil(job, reviewByDate, now);
      // The job before its applications, as everywhere: a late second submission holds the job and waits for its own.
      await this.commands.execute(new SetReviewByDate(jobId, endOfLocalDay(reviewByDate), actorId));
      const applications = await chosenApplicants(em, jobId, applicationIds);
      return applications
        .filter((application) => application.releaseToReviewers(now, reviewByDate, actorId))
        .map(({ id }) => id);
    });
  }
}
