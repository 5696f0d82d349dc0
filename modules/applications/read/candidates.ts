import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { JobsByIds } from '../../postings/contract/queries.js';
import { MAX_DECIDED } from '../contract/api-stage-rules.js';
import type { Candidate, CandidatesResponse } from '../contract/api-stages.js';
import { toJobResponse } from './responses.js';
import { canMove, canSeeStages } from './viewer-role.js';

const CANDIDATES = `
  select id, type, applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName",
         applicant ->> 'city' as city, applicant ->> 'state' as state, submitted_at as "submittedAt", stage,
         stage_at as "stageAt", released_at as "releasedAt", withdrawn_at as "withdrawnAt",
         exists (select from application_reader where application_id = application.id) as "isRead",
         case when stage in ('hired', 'notSelected') then
           (select max(told_at) from application_move
             where application_id = application.id and to_stage = stage and moved_at = stage_at and undone_at is null)
         end as "toldAt"
    from application where job_id = ? and type in ('submitted', 'withdrawn')
   order by array_position(array['hired', 'offer', 'interview', 'underReview', 'new', 'notSelected'], stage),
            submitted_at, id
   limit ${MAX_DECIDED}`;

/** Dates as the driver returns them. */
type Row = Omit<Candidate, 'stage' | 'canOpen'> & {
  type: 'submitted' | 'withdrawn';
  stage: Candidate['stage'] | null;
  releasedAt: string | null;
  withdrawnAt: string | null;
};

/** Everybody who applied for a job, for Fill Position (T43). */
@Injectable()
export class Candidates {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** Throws notFound for users who may not fill the position. */
  async list(actor: Actor, jobId: string): Promise<CandidatesResponse> {
    const [job] = await this.queries.execute(new JobsByIds([jobId]));
    if (!job || !canSeeStages(actor, job)) throw notFoundError('The position');
    const rows = await this.database.lookup<Row>(CANDIDATES, [jobId]);
    const items = rows.flatMap((row): Candidate[] => {
      const { type, stage, releasedAt, withdrawnAt: _, ...candidate } = row;
      if (type === 'withdrawn' || stage === null) return [];
      const canOpen = canMove(actor, job, { releasedAt: releasedAt === null ? null : new Date(releasedAt) });
      return [
        {
          ...candidate,
          ...(canOpen ? {} : { city: '', state: '' }),
          stage,
          submittedAt: toIso(row.submittedAt),
          stageAt: toIso(row.stageAt),
          toldAt: row.toldAt && toIso(row.toldAt),
          canOpen,
        },
      ];
    });
    const withdrawn = rows.flatMap(({ type, withdrawnAt }) =>
      type === 'withdrawn' && withdrawnAt ? [{ withdrawnAt: toIso(withdrawnAt) }] : [],
    );
    return { job: toJobResponse(job), items, withdrawn };
  }
}

const toIso = (text: string) => new Date(text).toISOString();
