import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { OldestWaitingApplications } from '../contract/queries.js';

const RELEASED_AT = 'case when asked.is_boards then released_to_reviewers_at else released_at end';

const TO_RELEASE = { since: 'submitted_at', condition: `${RELEASED_AT} is null` };
const TO_READ = {
  since: RELEASED_AT,
  condition: `${RELEASED_AT} is not null and not exists (
    select from application_reader r where r.application_id = application.id and r.reader_id = ?)`,
};

const statement = ({ since, condition }: typeof TO_RELEASE) => `
  select asked.job_id as "jobId", oldest.since
    from unnest(?::uuid[], ?::boolean[]) as asked (job_id, is_boards)
    cross join lateral (
      select min(${since}) as since from application
       where job_id = asked.job_id and type = 'submitted' and ${condition}) oldest
   where oldest.since is not null`;

@QueryHandler(OldestWaitingApplications)
export class OldestWaitingApplicationsHandler implements IQueryHandler<OldestWaitingApplications> {
  constructor(private readonly database: Database) {}

  async execute({ jobs, readerId }: OldestWaitingApplications): Promise<QueryResult<OldestWaitingApplications>> {
    if (!jobs.length) return new Map();
    const asked = [jobs.map(({ jobId }) => jobId), jobs.map(({ isBoards }) => String(isBoards))];
    const rows = await this.database.lookup<{ jobId: string; since: string }>(
      statement(readerId ? TO_READ : TO_RELEASE),
      readerId ? [...asked, readerId] : asked,
    );
    return new Map(rows.map(({ jobId, since }) => [jobId, new Date(since)]));
  }
}
