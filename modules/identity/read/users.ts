import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Database, type Parameter } from '../../../src/platform/database/database.js';
import { likeContains, MIN_TRIGRAM_LENGTH } from '../../../src/platform/database/like-pattern.js';
import { ListTotals } from '../../../src/platform/database/list-totals.js';
import { notFoundError } from '../../../src/platform/errors/domain-error.js';
import type { Page } from '../../../src/platform/http/paging.js';
import { OrganizationsByNumbers } from '../../directory/contract/queries.js';
import { PRIVILEGE_NAMES, type PrivilegeId } from '../contract/api-rights.js';
import type { PrivilegeResponse, UserSummary, UsersQuery } from '../contract/api-users.js';

interface Row extends Omit<UserSummary, 'privileges' | 'organizations'> {
  privileges: PrivilegeId[];
  organizations: string[];
}

const COLUMNS = `
  id, first_name as "firstName", last_name as "lastName", email, privileges, organizations, version,
  confirmed_at is not null as "isAccountConfirmed", locked_at is null as "isAccessible"`;

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
    private readonly totals: ListTotals,
    private readonly queries: QueryBus,
  ) {}

  async list(query: UsersQuery): Promise<Page<UserSummary>> {
    const { sql, parameters } = conditions(query);
    const source = `from account where ${sql}`;
    const page = `select ${COLUMNS} ${source} order by ${orderFor(query)} limit ? offset ?`;
    const [rows, totalItemsCount] = await Promise.all([
      this.database.rows<Row>(page, [...parameters, query.limit, query.offset]),
      this.totals.count(source, parameters),
    ]);
    return { items: await this.summaries(rows), totalItemsCount };
  }

  /** Throws DomainError notFound. */
  async get(id: string): Promise<UserSummary> {
    const rows = await this.database.lookup<Row>(`select ${COLUMNS} from account where id = ?`, [id]);
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

/**
 * Accounts that match a part of the last name or address lie together in the order of names, so the planner's guess
 * that it soon meets the first in the index is wrong. An expression that is not the index's makes it find, then sort.
 */
function orderFor({ lastName = '', email = '' }: UsersQuery): string {
  const isFoundByTrigrams = Math.max(lastName.length, email.length) >= MIN_TRIGRAM_LENGTH;
  return `${isFoundByTrigrams ? "lower(last_name) || ''" : 'lower(last_name)'}, lower(first_name), id`;
}

function conditions(query: UsersQuery): { sql: string; parameters: Parameter[] } {
  const parts = ['true'];
  const parameters: Parameter[] = [];
  const add = (sql: string, value: Parameter) => {
    if (value === undefined || value === '') return;
    parts.push(sql);
    parameters.push(value);
  };
  const contains = (column: string, text: string | undefined) => text && add(`${column} ilike ?`, likeContains(text));
  contains('first_name', query.firstName);
  contains('last_name', query.lastName);
  contains('email', query.email);
  add('privileges @> array[?::integer]', query.privilege);
  add('organizations @> array[?::text]', query.organization);
  return { sql: parts.join(' and '), parameters };
}
