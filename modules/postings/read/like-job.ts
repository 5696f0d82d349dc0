import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { assertMayPostFor } from '../access.js';
import type { LikeJobQuery, LikeJobResponse } from '../contract/api/form.js';

type Row = Omit<NonNullable<LikeJobResponse['job']>, 'startDate' | 'endDate'> & { startDate: Date; endDate: Date };

const QUERY = `
  select id, title, job_listing_number as "jobListingNumber", status,
         start_date as "startDate", end_date as "endDate"
    from job
   where organization = ? and job_title_key(folded_title) = job_title_key(folded(?))
     and status in ('open', 'pendingApproval') and deleted_at is null
     and (status = 'pendingApproval' or end_date >= ?::timestamptz) and id is distinct from ?::uuid
   order by end_date desc limit 1`;

/** A posting that may be the one that is being typed: same organization, like title, not over. */
@Injectable()
export class LikeJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError notFound for an organization that the actor may not post for. */
  async find({ organization, title, except }: LikeJobQuery, actor: Actor): Promise<LikeJobResponse> {
    assertMayPostFor(organization, actor);
    const now = this.clock.now().toISOString();
    const [row] = await this.database.lookup<Row>(QUERY, [organization, title, now, except ?? null]);
    if (!row) return { job: null };
    return { job: { ...row, startDate: toIso(row.startDate), endDate: toIso(row.endDate) } };
  }
}

const toIso = (date: Date) => new Date(date).toISOString();
