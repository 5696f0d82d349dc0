import { Injectable } from '@nestjs/common';
import { type EndingJob, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { PeriodicSweep } from '#platform/async/periodic-sweep.js';
import { Database } from '#platform/database/database.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { Clock } from '#platform/time/clock.js';
import { addLocalDays } from '#platform/time/local-time.js';
import { Config } from '#src/config.js';
import { DraftDeadlineNear } from '../contract/events.js';

const SWEEP_INTERVAL_MS = 5 * 60_000;
const JOBS_PER_QUERY = 200;
const DRAFTS_PER_TRANSACTION = 500;

/** Local days before the end. A draft first seen on the last day gets that reminder only. */
const REMINDERS = [
  { daysLeft: 1, moreThan: 0 },
  { daysLeft: 3, moreThan: 1 },
] as const;
type DaysLeft = (typeof REMINDERS)[number]['daysLeft'];

/**
 * Inserts missing reminders of drafts that were begun before the reminder was due. The lock skips drafts that are being
 * deleted; a row that another instance inserts meanwhile is left out.
 */
const INSERT_REMINDERS = `
  with due as (
    select application.id, application.job_id, user_id
      from jsonb_to_recordset(?::jsonb) as job (id uuid, "dueAt" timestamptz)
      join application on application.job_id = job.id and type = 'draft' and created_at <= "dueAt"
     where not exists (select from application_reminder where application_id = application.id and days = ?)
     order by application.id limit ${DRAFTS_PER_TRANSACTION} for key share of application skip locked
  ), inserted as (
    insert into application_reminder (application_id, days) select id, ? from due
    on conflict do nothing returning application_id
  )
  select application_id as "applicationId", job_id as "jobId", user_id as "userId"
    from inserted join due on due.id = application_id`;

interface DueDraft {
  applicationId: string;
  jobId: string;
  userId: string;
}

/** Records that the deadline of a draft is near, once for each draft and reminder. Several instances may run it. */
@Injectable()
export class DeadlineReminders extends PeriodicSweep {
  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly postings: PostingsApi,
  ) {
    super(config, 'Reminding of deadlines', SWEEP_INTERVAL_MS);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const { daysLeft, moreThan } of REMINDERS) {
      const [from, until] = [addLocalDays(now, moreThan), addLocalDays(now, daysLeft)];
      for await (const jobs of this.endingJobs(from, until)) {
        while ((await this.remind(jobs, daysLeft)) === DRAFTS_PER_TRANSACTION);
      }
    }
  }

  private async *endingJobs(from: Date, until: Date): AsyncIterable<EndingJob[]> {
    for (let after: EndingJob | null = null; ; ) {
      const jobs: EndingJob[] = await this.postings.openJobsEnding(from, until, JOBS_PER_QUERY, after);
      if (jobs.length) yield jobs;
      if (jobs.length < JOBS_PER_QUERY) return;
      after = jobs.at(-1) ?? null;
    }
  }

  /**
   * Returns the number of drafts. The events have no aggregate: a draft that its owner edits must not get another
   * version.
   */
  private remind(jobs: readonly EndingJob[], daysLeft: DaysLeft): Promise<number> {
    const rows = jobs.map(({ id, endDate }) => ({ id, dueAt: addLocalDays(endDate, -daysLeft) }));
    return this.database.transaction(async (em) => {
      const drafts = await em.execute<DueDraft[]>(INSERT_REMINDERS, [JSON.stringify(rows), daysLeft, daysLeft]);
      for (const draft of drafts) recordWithoutAggregate(em, DraftDeadlineNear, { ...draft, daysLeft }, null);
      return drafts.length;
    });
  }
}
