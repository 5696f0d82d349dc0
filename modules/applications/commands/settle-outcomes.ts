import { Injectable } from '@nestjs/common';
import type { Outcome } from '#modules/shared/outcomes.js';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { Config } from '#src/config.js';
import { OutcomeSettled } from '../contract/events.js';

const SWEEP_INTERVAL_MS = 2_000;
const MOVES_PER_TRANSACTION = 500;

/**
 * Outcomes whose time to undo is over. The lock leaves out those that another instance settles or that are undone now.
 * Applications come first, as in all statements that lock both tables.
 */
const SETTLE = `
  with due as (
    select application_move.id, application_id, to_stage, job_id, user_id
      from application join application_move on application_id = application.id
     where to_stage in ('hired', 'notSelected') and told_at is null and undone_at is null
       and settles_at < clock_timestamp() and type = 'submitted'
     order by settles_at limit ${MOVES_PER_TRANSACTION} for update of application_move skip locked
  ), settled as (
    update application_move set told_at = clock_timestamp() from due where due.id = application_move.id
    returning application_move.id
  )
  select due.id as "moveId", application_id as "applicationId", to_stage as outcome, job_id as "jobId",
         user_id as "userId"
    from due join settled on settled.id = due.id`;

interface SettledOutcome {
  moveId: string;
  applicationId: string;
  outcome: Outcome;
  jobId: string;
  userId: string;
}

/**
 * Records that an outcome stands, once, after the time to undo it; the mail to the applicant follows that event.
 * Several instances may run it.
 */
@Injectable()
export class SettleOutcomes extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    super(config, 'Telling outcomes', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    while ((await this.settle()) === MOVES_PER_TRANSACTION);
  }

  /** Returns the number of outcomes. The events have no aggregate, so that nobody's form becomes stale. */
  private settle(): Promise<number> {
    return this.database.transaction(async (em) => {
      const outcomes = await em.execute<SettledOutcome[]>(SETTLE);
      for (const outcome of outcomes) recordWithoutAggregate(em, OutcomeSettled, outcome, null);
      return outcomes.length;
    });
  }
}
