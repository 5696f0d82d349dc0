import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { ListPages } from '#platform/database/list-pages.js';
import { containsFolded, inAny, type List } from '#platform/database/list-plans.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Page } from '#platform/http/paging.js';
import type { ManagedOrganization, OrganizationDetail, OrganizationsQuery } from '../contract/api/organizations.js';
import { UsageCounts } from './usage-counts.js';

const COLUMNS = `account_number as "accountNumber", account_name as "accountName", account_type as "accountType",
  active, action, version`;
const ORDERS = {
  accountName: 'lower(account_name)',
  accountNumber: 'account_number',
  accountType: 'lower(account_type)',
};

type Row = Omit<ManagedOrganization, 'openPostings'>;

/** Reads organizations for their administration. */
@Injectable()
export class ManagedOrganizations {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
    private readonly usage: UsageCounts,
  ) {}

  async list(query: OrganizationsQuery): Promise<Page<ManagedOrganization>> {
    const { items, totalItemsCount } = await this.pages.read<Row>(toList(query), query);
    return { items: await this.withOpenPostings(items), totalItemsCount };
  }

  /** Throws DomainError notFound. */
  async get(accountNumber: string): Promise<OrganizationDetail> {
    const sql = `select ${COLUMNS} from organization where account_number = ?`;
    const [rows, posters] = await Promise.all([
      this.database.lookup<Row>(sql, [accountNumber]),
      this.usage.count('posters', [accountNumber]),
    ]);
    const [organization] = await this.withOpenPostings(rows);
    if (!organization) throw notFoundError('The organization');
    return { ...organization, posters: posters.get(accountNumber) ?? 0 };
  }

  private async withOpenPostings(rows: Row[]): Promise<ManagedOrganization[]> {
    const numbers = rows.map(({ accountNumber }) => accountNumber);
    const counts = await this.usage.count('openPostings', numbers);
    return rows.map((row) => ({ ...row, openPostings: counts.get(row.accountNumber) ?? 0 }));
  }
}

/** By a part of the name, number or type. */
function toList({ searchString, sortedColumn, sortAlgorithm: direction }: OrganizationsQuery): List {
  return {
    table: 'organization',
    columns: COLUMNS,
    scope: [],
    filters: inAny(containsFolded('folded_words', searchString)),
    order: [ORDERS[sortedColumn], 'id'].map((expression) => ({ expression, direction })),
    isOrderIndexed: true,
  };
}
