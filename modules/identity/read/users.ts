import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { PRIVILEGE_NAMES, Privilege, type PrivilegeId } from '#modules/shared/privileges.js';
import { RIGHTS } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { MIN_TRIGRAM_LENGTH } from '#platform/database/like-pattern.js';
import { ListPages } from '#platform/database/list-pages.js';
import { type Condition, containsFolded, containsText, inAny, type List } from '#platform/database/list-plans.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { type Actor, hasAnyPrivilege } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import type { PrivilegeResponse, UserSummary, UsersQuery } from '../contract/api/users.js';

interface Row extends Omit<UserSummary, 'privileges' | 'organizations' | 'loginTime'> {
  last_signed_in_at: string | null;
  privileges: PrivilegeId[];
  organizations: string[];
}

const COLUMNS = `
  id, last_signed_in_at, first_name as "firstName", last_name as "lastName", email, privileges, organizations, version,
  confirmed_at is not null as "isAccountConfirmed", locked_at is null as "isAccessible"`;

const PRIVILEGES: PrivilegeResponse[] = Object.entries(PRIVILEGE_NAMES).map(([id, name]) => ({
  id: Number(id),
  name,
  isActive: true,
}));

/** The ten privileges; those that the actor may not give are inactive. */
export function privilegesFor(actor: Actor): PrivilegeResponse[] {
  const givesAll = hasAnyPrivilege(actor, ...RIGHTS.manageSuperAdmins);
  return PRIVILEGES.map((one) => ({ ...one, isActive: givesAll || one.id !== Privilege.SuperAdmin }));
}

/** Reads users for user management. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
    private readonly directory: DirectoryApi,
  ) {}

  async list(query: UsersQuery): Promise<Page<UserSummary>> {
    const page = await this.pages.read<Row>(toList(query), query);
    return { ...page, items: await this.summaries(page.items) };
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
    const organizations = numbers.length ? await this.directory.organizationsByNumbers(numbers) : [];
    const names = new Map(organizations.map(({ accountNumber, accountName }) => [accountNumber, accountName]));
    return rows.map(({ last_signed_in_at, ...row }) => ({
      ...row,
      loginTime: last_signed_in_at && new Date(last_signed_in_at).toISOString(),
      privileges: PRIVILEGES.filter(({ id }) => row.privileges.includes(id as PrivilegeId)),
      organizations: row.organizations.map((accountNumber) => ({
        accountNumber,
        accountName: names.get(accountNumber) ?? accountNumber,
      })),
    }));
  }
}

/**
 * Many addresses have the same domain, whose trigrams find them all. The index gets the part before it only, and the
 * whole is checked by an expression that no index has.
 */
function emailFilters(email: string | undefined): Condition[] {
  const at = email?.indexOf('@') ?? -1;
  if (!email || at < MIN_TRIGRAM_LENGTH) return inAny(containsText('email', email));
  return [...inAny(containsText('email', email.slice(0, at + 1))), ...inAny(containsText("(email || '')", email))];
}

const ORDERS = {
  lastName: ['folded_last_name', 'folded_first_name', 'id'],
  email: ['lower(email)'],
  // Those who never signed in come before or after all others.
  loginTime: ["coalesce(last_signed_in_at, '-infinity')", 'id'],
};

function toList({ sortedColumn, sortAlgorithm: direction, ...filters }: UsersQuery): List {
  const { firstName, lastName, email, privilege, organization } = filters;
  const isByName = sortedColumn === 'lastName';
  return {
    table: 'account',
    columns: COLUMNS,
    scope: [],
    filters: [
      ...inAny(containsFolded('folded_first_name', firstName)),
      ...emailFilters(email),
      ...(isByName ? [] : inAny(containsFolded('folded_last_name', lastName))),
      ...(privilege === undefined ? [] : [{ sql: 'privileges @> array[?::integer]', parameters: [privilege] }]),
      ...(organization ? [{ sql: 'organizations @> array[?::text]', parameters: [organization] }] : []),
    ],
    order: ORDERS[sortedColumn].map((expression) => ({ expression, direction })),
    isOrderIndexed: true,
    textFilter: isByName ? containsFolded('folded_last_name', lastName) : undefined,
  };
}
