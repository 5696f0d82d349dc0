import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '#platform/database/database.js';
import type { OrganizationSummary } from '../contract/directory-api.js';

const SELECT = `select account_number as "accountNumber", account_name as "accountName", account_type as "accountType",
    active, action, active and action = 'enabled' as usable, city, zip, county, iu from organization`;

/** Reads organizations. */
@Injectable()
export class Organizations {
  constructor(private readonly database: Database) {}

  findAll(): Promise<OrganizationSummary[]> {
    return this.rows(`${SELECT} order by account_name, account_number`);
  }

  /** Organizations that may post, by name. */
  findUsable(): Promise<OrganizationSummary[]> {
    return this.rows(`${SELECT} where active and action = 'enabled' order by account_name, account_number`);
  }

  findByNumbers(accountNumbers: readonly string[]): Promise<OrganizationSummary[]> {
    return this.rows(`${SELECT} where account_number = any(?::text[])`, [accountNumbers]);
  }

  /** Of organizations and positions; no row is ever deleted. */
  async directoryRevision(): Promise<string> {
    const [row] = await this.database.lookup<{ revision: string }>(
      `select concat_ws(' ', (select concat_ws(' ', count(*), sum(version), max(updated_at)) from organization),
         (select concat_ws(' ', count(*), sum(version), max(updated_at)) from position)) as revision`,
      [],
    );
    return row?.revision ?? '';
  }

  /** The county of most organizations of an intermediate unit; the units themselves have no county in the data. */
  async countyOfUnit(iu: number | null): Promise<number | null> {
    const [row] = await this.database.lookup<{ county: number }>(
      'select county from organization where iu = ? and county is not null group by county order by count(*) desc, county limit 1',
      [iu],
    );
    return row?.county ?? null;
  }

  private rows(sql: string, parameters: Parameter[] = []): Promise<OrganizationSummary[]> {
    return this.database.lookup(sql, parameters);
  }
}
