import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { canMove, canSeeStages } from '../access.js';
import type { Stage } from '../contract/api/stage-names.js';
import { candidateGroup } from '../contract/api/stage-rules.js';
import type { UndecidedOfJob } from '../contract/api/stages.js';

/** Applications without an outcome, counted by what their group and their sight depend on. */
const UNDECIDED = `
  select job_id as "jobId", stage, released_at is not null as "isReleased", user_id = ? as "isOwn",
         exists (select from application_reader where application_id = application.id) as "isRead", count(*)::int
    from application
   where job_id = any(?::uuid[]) and type = 'submitted' and stage not in ('hired', 'notSelected')
   group by 1, 2, 3, 4, 5`;

interface Row {
  jobId: string;
  stage: Stage;
  isReleased: boolean;
  isOwn: boolean;
  isRead: boolean;
  count: number;
}

const NONE = { interviewed: 0, read: 0, unread: 0, unreleased: 0 };

/** Who would become Not selected if jobs were filled without a choice for each applicant (T43). */
@Injectable()
export class UndecidedCounts {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  /** Leaves out the jobs that the actor may not fill. A poster is not told what became of those not released. */
  async get(actor: Actor, ids: readonly string[]): Promise<UndecidedOfJob[]> {
    const jobs = (await this.postings.jobsByIds([...new Set(ids)])).filter((job) => canSeeStages(actor, job));
    const jobIds = toArrayLiteral(jobs.map(({ id }) => id));
    const rows = await this.database.lookup<Row>(UNDECIDED, [actor.id, jobIds]);
    return jobs.map((job) => {
      const counts = { ...NONE };
      for (const row of rows.filter(({ jobId }) => jobId === job.id)) {
        const application = { userId: row.isOwn ? actor.id : '', releasedAt: row.isReleased ? new Date() : null };
        counts[canMove(actor, job, application) ? candidateGroup(row) : 'unreleased'] += row.count;
      }
      return { jobId: job.id, ...counts };
    });
  }
}
