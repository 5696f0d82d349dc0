import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { assertMayPostFor } from '../access.js';
import type { UsualSalaryQuery, UsualSalaryResponse } from '../contract/api/form.js';

const MAX_YEARS = 3;
const MAX_POSTINGS = 10;

/** Of the unit that most of them have. */
const QUERY = `
  with latest as (
    select salary_min, salary_max, salary_unit
      from job
     where organization = ? and position_id = ? and start_date >= ?::timestamptz
       and posted_at is not null and deleted_at is null and num_nonnulls(salary_min, salary_max) > 0
     order by start_date desc limit ${MAX_POSTINGS})
  select salary_unit as "salaryUnit", count(*)::int as postings,
         round((percentile_cont(0.5) within group (order by salary_min))::numeric, 2)::float8 as "salaryMin",
         round((percentile_cont(0.5) within group (order by salary_max))::numeric, 2)::float8 as "salaryMax"
    from latest group by salary_unit order by postings desc, salary_unit limit 1`;

/** The usual pay of an organization for a position: the medians of its latest postings with a salary. */
@Injectable()
export class UsualSalaries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError notFound for an organization that the actor may not post for. */
  async get({ organization, position }: UsualSalaryQuery, actor: Actor): Promise<UsualSalaryResponse> {
    assertMayPostFor(organization, actor);
    const since = this.clock.now();
    since.setFullYear(since.getFullYear() - MAX_YEARS);
    const [usual] = await this.database.lookup<NonNullable<UsualSalaryResponse['usual']>>(QUERY, [
      organization,
      position,
      since.toISOString(),
    ]);
    if (!usual) return { usual: null };
    const { salaryMin, salaryMax } = usual;
    // A few with a minimum only may have other amounts than those with a maximum only.
    const isReversed = salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;
    return { usual: isReversed ? { ...usual, salaryMin: salaryMax, salaryMax: salaryMin } : usual };
  }
}
