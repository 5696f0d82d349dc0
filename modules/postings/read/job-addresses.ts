import { Injectable } from '@nestjs/common';
import { Ask } from '../../../src/platform/ask.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { OrganizationsByNumbers } from '../../directory/contract/questions.js';
import { JOB_SEARCH } from './job-search/job-search.index.js';

export interface JobAddress {
  id: string;
  updatedAt: Date;
}

interface Row {
  id: string;
  organization: string;
  updated_at: Date;
}

/** The jobs that the public finds, for machines that walk through all of them. */
@Injectable()
export class JobAddresses {
  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** About how many there are: those of switched-off organizations count too. */
  count(): Promise<number> {
    return this.database.read(async (em) => {
      const [row] = await em.execute<{ count: number }[]>(`select count(*)::int as count ${FOUND}`, this.bounds());
      return row?.count ?? 0;
    });
  }

  /** A part of them, by id. */
  part(offset: number, limit: number): Promise<JobAddress[]> {
    return this.database.read(async (em) => {
      const rows = await em.execute<Row[]>(
        `select job.id, organization, job.updated_at ${FOUND} order by job.id offset ? limit ?`,
        [...this.bounds(), offset, limit],
      );
      const numbers = [...new Set(rows.map(({ organization }) => organization))];
      const organizations = await this.ask.of(new OrganizationsByNumbers(numbers));
      const usable = new Set(organizations.filter((one) => one.usable).map(({ accountNumber }) => accountNumber));
      return rows
        .filter(({ organization }) => usable.has(organization))
        .map(({ id, updated_at }) => ({ id, updatedAt: new Date(updated_at) }));
    });
  }

  private bounds(): unknown[] {
    const now = this.clock.now();
    return [JOB_SEARCH.name, now, now];
  }
}

/** What search holds, within its dates. */
const FOUND = `from read_index_entry entry join job on job.id = entry.id::uuid
  where entry.index_name = ? and entry.present and job.start_date <= ? and job.end_date >= ?`;
