import { Injectable } from '@nestjs/common';
import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import type { Actor } from '#platform/http/access.js';
import { opensToUser } from '../access.js';
import type { Neighbours } from '../contract/api/review.js';

type Neighbour = NonNullable<Neighbours['next']>;

const NAME = `id, applicant ->> 'contactName' as "firstName", applicant ->> 'contactSurname' as "lastName"`;
/** Scalars instead of a row, so that an index serves the comparison. */
const POSITION = '((select submitted_at from application where id = ?), ?::uuid)';
const LATER = `(submitted_at, id) > ${POSITION}`;
const EARLIER = `(submitted_at, id) < ${POSITION}`;

/**
 * The place of an application among those of its job that the user may open, latest first like the applicants' list.
 */
@Injectable()
export class NeighboursReader {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async find(actor: Actor, job: JobSummary, applicationId: string, now: Date): Promise<Neighbours> {
    const source = `from application where job_id = ? and type = 'submitted' and ${opensToUser(actor, job, now)}`;
    const beside = [job.id, actor.id, applicationId, applicationId];
    const nearest = (condition: string, direction: 'asc' | 'desc') =>
      this.database.lookup<Neighbour>(
        `select ${NAME} ${source} and ${condition} order by submitted_at ${direction}, id ${direction} limit 1`,
        beside,
      );
    const [[previous], [next], before, total] = await Promise.all([
      nearest(LATER, 'asc'),
      nearest(EARLIER, 'desc'),
      this.totals.count(`${source} and ${LATER}`, beside),
      this.totals.count(source, [job.id, actor.id]),
    ]);
    return { previous: previous ?? null, next: next ?? null, place: before + 1, total };
  }
}
