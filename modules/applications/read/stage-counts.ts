import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { canSeeStages, roleForApplicantList } from '../access.js';
import { STAGES, type Stage } from '../contract/api/stage-rules.js';
import type { StageCounts } from '../contract/api/stages.js';
import { toIsoString, toJobResponse } from './responses.js';

const MAX_NAMES = 50;

const APPLIED = "from application where job_id = ? and type in ('submitted', 'withdrawn')";
const GROUP = "concat_ws(' ', type, case when released_at is null then 'unreleased' else 'released' end, stage)";

const UNRELEASED = `
  select applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName"
    from application where job_id = ? and type = 'submitted' and released_at is null
   order by submitted_at desc, id desc limit ${MAX_NAMES}`;

/**
 * A job with the numbers of its applicants by stage: of all for admin-level users, of those released for its posters.
 */
@Injectable()
export class StageCountsReader {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
    private readonly clock: Clock,
  ) {}

  /** Throws notFound for users who see no stages. */
  async get(actor: Actor, jobId: string): Promise<StageCounts> {
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job || !canSeeStages(actor, job)) throw notFoundError('The job');
    const isAdmin = roleForApplicantList(actor, job, this.clock.now()) === 'admin';
    const [groups, unreleased] = await Promise.all([
      this.totals.countBy(GROUP, APPLIED, [jobId]),
      isAdmin ? [] : this.database.lookup<StageCounts['unreleased'][number]>(UNRELEASED, [jobId]),
    ]);
    const rows = [...groups].map(([group, count]) => ({ ...parseGroup(group), count }));
    const submitted = rows.filter(({ type }) => type === 'submitted');
    const movable = submitted.filter(({ isReleased }) => isAdmin || isReleased);
    const stages = Object.fromEntries(
      STAGES.map((stage) => [stage, sum(movable.filter((row) => row.stage === stage))]),
    ) as Record<Stage, number>;
    const { version, status, isBoardReview, reviewBy } = job;
    return {
      job: { ...toJobResponse(job), version, status, isBoardReview, boardReviewDays: toIsoString(reviewBy) },
      total: sum(movable),
      stages,
      withdrawn: sum(rows.filter(({ type }) => type === 'withdrawn')),
      unreleased,
      unreleasedCount: sum(submitted) - sum(movable),
    };
  }
}

function parseGroup(group: string) {
  const [type, released, stage] = group.split(' ');
  return { type, isReleased: released === 'released', stage };
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
