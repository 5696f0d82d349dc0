import { Injectable } from '@nestjs/common';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { MAX_DECIDED } from '#modules/shared/outcomes.js';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { canMove, canSeeStages } from '../access.js';
import { isOutcome } from '../contract/api/stage-rules.js';
import type { Candidate, CandidatesResponse } from '../contract/api/stages.js';
import { toJobResponse } from './responses.js';

const SUBMITTED = "from application where job_id = ? and type = 'submitted'";

const CANDIDATES = `
  select id, user_id as "userId", applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName",
         applicant ->> 'city' as city, applicant ->> 'state' as state, submitted_at as "submittedAt", stage,
         stage_at as "stageAt", released_at as "releasedAt",
         exists (select from application_reader where application_id = application.id) as "isRead",
         case when stage in ('hired', 'notSelected') then
           (select max(told_at) from application_move
             where application_id = application.id and to_stage = stage and moved_at = stage_at and undone_at is null)
         end as "toldAt"
  ${SUBMITTED}
   order by submitted_at, id
  offset ? limit ?`;

const WITHDRAWN = `
  select withdrawn_at as "withdrawnAt" from application where job_id = ? and type = 'withdrawn'
   order by withdrawn_at limit ${MAX_DECIDED}`;

/** Dates as the driver returns them. */
type Row = Omit<Candidate, 'canOpen' | 'isOwn'> & { userId: string; releasedAt: string | null };

/** Everybody who applied for a job, for Fill Position. */
@Injectable()
export class Candidates {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
  ) {}

  /** In the order of submission. Throws notFound for users who may not fill the position. */
  async list(
    actor: Actor,
    jobId: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<CandidatesResponse> {
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job || !canSeeStages(actor, job)) throw notFoundError('The job');
    const [rows, totalItemsCount, withdrawn] = await Promise.all([
      this.database.lookup<Row>(CANDIDATES, [jobId, offset, limit]),
      this.totals.count(SUBMITTED, [jobId]),
      offset === 0 ? this.database.lookup<{ withdrawnAt: string }>(WITHDRAWN, [jobId]) : [],
    ]);
    const items = rows.map((row) => toCandidate(row, actor, job));
    return {
      job: { ...toJobResponse(job), version: job.version, contact: job.contact },
      items,
      totalItemsCount,
      withdrawn: withdrawn.map(({ withdrawnAt }) => ({ withdrawnAt: toIso(withdrawnAt) })),
    };
  }
}

function toCandidate({ userId, releasedAt, ...candidate }: Row, actor: Actor, job: JobSummary): Candidate {
  const canOpen = canMove(actor, job, { userId, releasedAt: releasedAt === null ? null : new Date(releasedAt) });
  const submittedAt = toIso(candidate.submittedAt);
  const known = canOpen || isOutcome(candidate.stage);
  return {
    ...candidate,
    ...(canOpen ? {} : { city: '', state: '', isRead: false }),
    submittedAt,
    stage: known ? candidate.stage : 'new',
    stageAt: known ? toIso(candidate.stageAt) : submittedAt,
    toldAt: candidate.toldAt && toIso(candidate.toldAt),
    canOpen,
    isOwn: userId === actor.id,
  };
}

const toIso = (text: string) => new Date(text).toISOString();
