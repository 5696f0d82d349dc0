import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { ListedJob, ListedJobEntry, ListedJobs, NameCount } from '../contract/listed-jobs.js';

const IS_OPEN = "status = 'open' and deleted_at is null";
const IS_LISTED = `${IS_OPEN} and start_date <= ? and end_date >= ?`;

const SELECT = `
  select id, title, description, organization as "accountNumber", organization_name as "accountName",
         position_id as "positionId", position_name as "positionName", position_type as "positionType", geography,
         job_listing_number as "jobListingNumber", external_listing_number as "externalListingNumber", city, state,
         zip_code as "zipCode", start_date as "startDate", end_date as "endDate", is_external_post as "isExternalPost",
         external_url as "externalUrl", is_featured as "isFeatured", is_hot as "isHot", is_remote as "isRemote", county,
         iu, case when is_salary_show then salary_min end::float8 as "salaryMin",
         case when is_salary_show then salary_max end::float8 as "salaryMax", salary_unit as "salaryUnit"
    from job`;

@Injectable()
export class ListedJobsService implements ListedJobs {
  constructor(private readonly database: Database) {}

  async byIds(ids: readonly string[]): Promise<ListedJob[]> {
    const rows = await this.database.rows<ListedJob>(`${SELECT} where id = any(?::uuid[]) and ${IS_OPEN}`, [ids]);
    return rows.map((row) => ({ ...row, startDate: new Date(row.startDate), endDate: new Date(row.endDate) }));
  }

  idsAfter(after: string | null, limit: number): Promise<string[]> {
    return this.ids(`${IS_OPEN} and (?::uuid is null or id > ?::uuid) order by id limit ?`, [after, after, limit]);
  }

  idsOf(owner: { accountNumber: string } | { positionId: string }): Promise<string[]> {
    return 'accountNumber' in owner
      ? this.ids(`organization = ? and ${IS_OPEN}`, [owner.accountNumber])
      : this.ids(`position_id = ? and ${IS_OPEN}`, [owner.positionId]);
  }

  countByName(at: Date, accountNumbers: readonly string[]): Promise<NameCount[]> {
    return this.database.rows(
      `select title, position_id as "positionId", organization as "accountNumber", count(*)::int as jobs from job
        where ${IS_LISTED} and organization = any(?::text[])
        group by grouping sets ((title), (position_id), (organization))`,
      [at, at, accountNumbers],
    );
  }

  async countAt(at: Date): Promise<number> {
    const sql = `select count(*)::int as count from job where ${IS_LISTED}`;
    const [row] = await this.database.rows<{ count: number }>(sql, [at, at]);
    return row?.count ?? 0;
  }

  async pageAt(at: Date, { offset, limit }: { offset: number; limit: number }): Promise<ListedJobEntry[]> {
    const rows = await this.database.rows<ListedJobEntry>(
      `select id, organization as "accountNumber", updated_at as "updatedAt" from job
        where ${IS_LISTED} order by id offset ? limit ?`,
      [at, at, offset, limit],
    );
    return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  }

  async lastChanges(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const sql = 'select id, updated_at as "updatedAt" from job where id = any(?::uuid[])';
    const rows = await this.database.rows<{ id: string; updatedAt: string }>(sql, [ids]);
    return new Map(rows.map(({ id, updatedAt }) => [id, new Date(updatedAt)]));
  }

  private async ids(condition: string, parameters: (string | number | null)[]): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(`select id from job where ${condition}`, parameters);
    return rows.map(({ id }) => id);
  }
}
