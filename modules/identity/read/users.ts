import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { OrganizationsByNumbers } from '../../directory/contract/queries.js';
import { PRIVILEGE_NAMES, type PrivilegeId } from '../contract/api-rights.js';
import type { PrivilegeResponse, UserSummary, UsersQuery } from '../contract/api-users.js';

interface Row extends Omit<UserSummary, 'privileges' | 'organizations'> {
  privileges: PrivilegeId[];
  organizations: string[];
}

const SELECT = `
  select id, first_name as "firstName", last_name as "lastName", email, privileges, organizations, version,
         confirmed_at is not null as "isAccountConfirmed", locked_at is null as "isAccessible"
    from account`;

/** The ten privileges, all active (W17.10). */
export const PRIVILEGES: PrivilegeResponse[] = Object.entries(PRIVILEGE_NAMES).map(([id, name]) => ({
  id: Number(id),
  name,
  isActive: true,
}));

/** Reads users for user management, by last name. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async list(query: UsersQuery): Promise<Page<UserSummary>> {
    const { sql, parameters } = conditions(query);
    const [rows, count] = await this.database.read(async (em) => {
      const page = await em.execute<Row[]>(
        `${SELECT} where ${sql} order by lower(last_name), lower(first_name), id limit ? offset ?`,
        [...parameters, query.limit, query.offset],
      );
      const total = await em.execute<[{ count: number }]>(
        `select count(*)::int as count from account where ${sql}`,
        parameters,
      );
      return [page, total[0].count] as const;
    });
    return { items: await this.summaries(rows), totalItemsCount: count };
  }

  /** Throws DomainError notFound. */
  async get(id: string): Promise<UserSummary> {
    const rows = await this.database.read((em) => em.execute<Row[]>(`${SELECT} where id = ?`, [id]));
    const [summary] = await this.summaries(rows);
    if (!summary) throw notFoundError('The user');
    return summary;
  }

  private async summaries(rows: Row[]): Promise<UserSummary[]> {
    const numbers = [...new Set(rows.flatMap(({ organizations }) => organizations))];
    const organizations = numbers.length ? await this.queries.execute(new OrganizationsByNumbers(numbers)) : [];
    const names = new Map(organizations.map(({ accountNumber, accountName }) => [accountNumber, accountName]));
    return rows.map((row) => ({
      ...row,
      privileges: PRIVILEGES.filter(({ id }) => row.privileges.includes(id as PrivilegeId)),
      organizations: row.organizations.map((accountNumber) => ({
        accountNumber,
        accountName: names.get(accountNumber) ?? accountNumber,
      })),
    }));
  }
}

function conditions(query: UsersQuery): { sql: string; parameters: unknown[] } {
  const parts = ['true'];
  const parameters: unknown[] = [];
  const add = (sql: string, value: unknown) => {
    if (value === undefined || value === '') return;
    parts.push(sql);
    parameters.push(value);
  };
  add('first_name ilike ?', containing(query.firstName));
  add('last_name ilike ?', containing(query.lastName));
  add('email ilike ?', containing(query.email));
  add('? = any(privileges)', query.privilege);
  add('organizations @> array[?::text]', query.organization);
  return { sql: parts.join(' and '), parameters };
}

const containing = (text: string | undefined) => text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
