import type { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { JobSummary } from '../../postings/contract/queries.js';
import type { Neighbours } from '../contract/api-review.js';
import { opensToUser } from './viewer-role.js';

/** The order is that of the applicants' list; names are read for the two neighbours only. */
const neighboursAmong = (openToUser: string) => `
  with placed as (
    select id, lag(id) over latest as previous, lead(id) over latest as next, row_number() over latest as place,
           count(*) over () as total
      from application where job_id = ? and type = 'submitted' and ${openToUser}
    window latest as (order by submitted_at desc, id desc)
  )
  select place::int, total::int, ${nameOf('previous')} as previous, ${nameOf('next')} as next
    from placed left join application previous on previous.id = placed.previous
                left join application next on next.id = placed.next
   where placed.id = ?`;

const nameOf = (alias: string) => `
  case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id,
    'firstName', ${alias}.applicant ->> 'contactName', 'lastName', ${alias}.applicant ->> 'contactSurname') end`;

/** The place of an application among those of its job that the user may open. Throws notFound for any other. */
export async function findNeighbours(
  database: Database,
  actor: Actor,
  job: JobSummary,
  applicationId: string,
  now: Date,
): Promise<Neighbours> {
  const sql = neighboursAmong(opensToUser(actor, job, now));
  const [row] = await database.lookup<Neighbours>(sql, [job.id, applicationId]);
  if (!row) throw notFoundError('The application');
  return row;
}
