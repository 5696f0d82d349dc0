import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Board } from '../contract/api/review.js';

const RELEASED = `
  select count(*)::int as released
    from application where job_id = ? and type = 'submitted' and released_to_reviewers_at is not null`;

const READ = `
  select reader_id as "readerId", count(*)::int as read, max(first_read_at) as "lastReadAt"
    from application join application_reader on application_id = application.id
   where job_id = ? and type = 'submitted' and released_to_reviewers_at is not null
   group by reader_id`;

/** The reviewers that a posting names, and what each has read of what is released to them; for admin-level users. */
@Injectable()
export class BoardReader {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
  ) {}

  /** By last name. Throws notFound for an unknown job. */
  async get(jobId: string): Promise<Board> {
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job) throw notFoundError('The job');
    const [accounts, [total], rows] = await Promise.all([
      this.identity.accountsByIds(job.reviewers),
      this.database.lookup<{ released: number }>(RELEASED, [jobId]),
      this.database.lookup<{ readerId: string; read: number; lastReadAt: string }>(READ, [jobId]),
    ]);
    const readOf = new Map(rows.map((row) => [row.readerId, row]));
    const members = accounts.map(({ id, firstName, lastName }) => {
      const row = readOf.get(id);
      return {
        id,
        firstName,
        lastName,
        read: row?.read ?? 0,
        lastReadAt: row ? new Date(row.lastReadAt).toISOString() : null,
      };
    });
    const nameOf = ({ lastName, firstName }: (typeof members)[number]) => `${lastName} ${firstName}`;
    return {
      released: total?.released ?? 0,
      members: members.sort((one, other) => nameOf(one).localeCompare(nameOf(other))),
    };
  }
}
