import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { JOB_SEARCH } from './job-search.index.js';

export interface SitemapEntry {
  id: string;
  updatedAt: Date;
}

interface Row {
  id: string;
  organization: string;
  updated_at: Date;
}

/** Reads publicly visible jobs for the sitemap and the feeds. */
@Injectable()
export class SitemapJobs {
  constructor(
    private readonly database: Database,
    private readonly directory: DirectoryApi,
    private readonly clock: Clock,
  ) {}

  /** Upper bound: includes jobs of disabled organizations. */
  count(): Promise<number> {
    return this.database.read(async (em) => {
      const [row] = await em.execute<{ count: number }[]>(
        `select count(*)::int as count ${VISIBLE_JOBS}`,
        this.bounds(),
      );
      return row?.count ?? 0;
    });
  }

  /** One page of them, in the order of ids. */
  findPage(offset: number, limit: number): Promise<SitemapEntry[]> {
    return this.database.read(async (em) => {
      const rows = await em.execute<Row[]>(
        `select job.id, organization, job.updated_at ${VISIBLE_JOBS} order by job.id offset ? limit ?`,
        [...this.bounds(), offset, limit],
      );
      const numbers = [...new Set(rows.map(({ organization }) => organization))];
      const organizations = await this.directory.organizationsByNumbers(numbers);
      const usable = new Set(
        organizations.filter((organization) => organization.usable).map(({ accountNumber }) => accountNumber),
      );
      return rows
        .filter(({ organization }) => usable.has(organization))
        .map(({ id, updated_at }) => ({ id, updatedAt: new Date(updated_at) }));
    });
  }

  /** When each job was changed last, by id. */
  async lastChanges(ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.database.rows<Pick<Row, 'id' | 'updated_at'>>(
      'select id, updated_at from job where id = any(?::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, updated_at }) => [id, new Date(updated_at)]));
  }

  private bounds(): unknown[] {
    const now = this.clock.now();
    return [JOB_SEARCH.name, now, now];
  }
}

/** Indexed jobs within their dates. */
const VISIBLE_JOBS = `from read_index_entry entry join job on job.id = entry.id::uuid
  where entry.index_name = ? and entry.present and job.start_date <= ? and job.end_date >= ?`;
