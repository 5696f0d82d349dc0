import { Injectable } from '@nestjs/common';
import { OUTCOMES_DUE_DAYS } from '#modules/postings/contract/outcomes-due.js';
import { type EndedJob, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { Clock } from '#platform/time/clock.js';
import { addLocalDays } from '#platform/time/local-time.js';
import { Config } from '#src/config.js';
import { OutcomesOverdue } from '../contract/events.js';

const SWEEP_INTERVAL_MS = 15 * 60_000;
const JOBS_PER_QUERY = 200;
const REMINDER_MS = OUTCOMES_DUE_DAYS * 24 * 60 * 60_000;

/** Inserts missing reminders. A row that another instance inserts meanwhile is left out. */
const INSERT_REMINDERS = `
  insert into outcome_reminder (job_id, ended_at, number)
  select id, "endedAt", due.number
    from jsonb_to_recordset(?::jsonb) as due (id uuid, "endedAt" timestamptz, number integer)
   where due.number > 0
     and not exists (select from outcome_reminder as earlier
                      where job_id = id and ended_at = "endedAt" and earlier.number >= due.number)
   order by id
  on conflict do nothing returning job_id as "jobId"`;

/**
 * Records that applicants wait for an outcome, 14 local days after a posting was closed or its listing was over and
 * every 14 days until nobody waits; after an outage the latest of these only. A posting that runs anew counts anew.
 * Several instances may run it.
 */
@Injectable()
export class OutcomeReminders extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly postings: PostingsApi,
  ) {
    super(config, 'Reminding of outcomes', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const until = addLocalDays(now, -OUTCOMES_DUE_DAYS);
    for (let after: string | null = null; ; ) {
      const jobs: EndedJob[] = await this.postings.endedJobsAwaitingOutcomes(until, JOBS_PER_QUERY, after);
      if (jobs.length) await this.remind(jobs, now);
      if (jobs.length < JOBS_PER_QUERY) return;
      after = jobs.at(-1)?.id ?? null;
    }
  }

  private remind(jobs: readonly EndedJob[], now: Date): Promise<void> {
    const due = new Map(jobs.map((job) => [job.id, { ...job, number: remindersDue(job.endedAt, now) }]));
    const rows = [...due.values()].map(({ id, endedAt, number }) => ({ id, endedAt, number }));
    return this.database.transaction(async (em) => {
      for (const { jobId } of await em.execute<{ jobId: string }[]>(INSERT_REMINDERS, [JSON.stringify(rows)])) {
        const { waiting = 0, number = 0 } = due.get(jobId) ?? {};
        recordWithoutAggregate(em, OutcomesOverdue, { jobId, waiting, days: number * OUTCOMES_DUE_DAYS }, null);
      }
    });
  }
}

/** The number of reminders due so far. Local days can be an hour longer or shorter than 24 hours. */
function remindersDue(endedAt: Date, now: Date): number {
  let number = Math.ceil((now.getTime() - endedAt.getTime()) / REMINDER_MS);
  while (addLocalDays(endedAt, number * OUTCOMES_DUE_DAYS) > now) number -= 1;
  return number;
}
