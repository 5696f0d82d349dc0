import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { TIME_ZONE } from '#platform/time/local-time.js';
import type { Board } from '../contract/api/review.js';

const IS_RELEASED = "job_id = ? and type = 'submitted' and released_to_reviewers_at is not null";
const READER_AND_DAY = `concat_ws(' ', reader_id, to_char(first_read_at at time zone '${TIME_ZONE}', 'YYYY-MM-DD'))`;

/** The reviewers that a posting names, and what each has read of what is released to them; for admin-level users. */
@Injectable()
export class BoardReader {
  constructor(
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
  ) {}

  /** By last name. Throws notFound for an unknown job. */
  async get(jobId: string): Promise<Board> {
    const [job] = await this.postings.jobsByIds([jobId]);
    if (!job) throw notFoundError('The job');
    const [accounts, released, groups] = await Promise.all([
      this.identity.accountsByIds(job.reviewers),
      this.totals.count(`from application where ${IS_RELEASED}`, [jobId]),
      this.totals.countBy(
        READER_AND_DAY,
        `from application join application_reader on application_id = application.id where ${IS_RELEASED}`,
        [jobId],
      ),
    ]);
    const days = [...groups].map(([group, read]) => ({ readerId: group.slice(0, 36), day: group.slice(37), read }));
    const members = accounts.map(({ id, firstName, lastName }) => {
      const own = days.filter(({ readerId }) => readerId === id);
      const read = own.reduce((sum, one) => sum + one.read, 0);
      return {
        id,
        firstName,
        lastName,
        read,
        lastReadOn:
          own
            .map(({ day }) => day)
            .sort()
            .at(-1) ?? null,
      };
    });
    const nameOf = ({ lastName, firstName }: (typeof members)[number]) => `${lastName} ${firstName}`;
    return { released, members: members.sort((one, other) => nameOf(one).localeCompare(nameOf(other))) };
  }
}
