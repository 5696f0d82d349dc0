import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '#platform/search/language/fold.js';
import { ORGANIZATION_TYPES } from '../../contract/api/choices.js';
import type { ImportedOrganization } from './check-lines.js';

interface StoredOrganization {
  id: string;
  version: number;
  accountNumber: string;
  accountName: string;
  accountType: string;
  active: boolean;
  action: 'enabled' | 'disabled';
}

export interface ChangedOrganization extends ImportedOrganization {
  stored: StoredOrganization;
  /** The values that change, in words. */
  reason: string;
  isDeactivated: boolean;
}

/** The changes that a file makes on the board. */
export interface Comparison {
  added: ImportedOrganization[];
  changed: ChangedOrganization[];
  unchanged: number;
  /** Types that no organization has yet. */
  newTypes: string[];
  /** Number of organizations that the file does not name. */
  missing: number;
}

/**
 * Compares the lines with the stored organizations, which it locks on demand until the transaction ends. `named` has
 * the numbers of refused lines too.
 */
export async function compareWithBoard(
  em: EntityManager,
  lines: readonly ImportedOrganization[],
  named: ReadonlySet<string>,
  isLocking: boolean,
): Promise<Comparison> {
  const rows = await em.execute<StoredOrganization[]>(
    `select id, version, account_number as "accountNumber", account_name as "accountName", account_type as "accountType",
            active, action
       from organization order by account_number ${isLocking ? 'for update' : ''}`,
  );
  const stored = new Map(rows.map((row) => [row.accountNumber, row]));
  const comparison: Comparison = { added: [], changed: [], unchanged: 0, newTypes: [], missing: 0 };
  const types = new Map([...rows.map(({ accountType }) => accountType), ...ORGANIZATION_TYPES].map(byKey));
  for (const typed of lines) {
    const key = nameKey(typed.accountType);
    if (!types.has(key)) {
      types.set(key, typed.accountType);
      comparison.newTypes.push(typed.accountType);
    }
    const line = { ...typed, accountType: types.get(key) ?? typed.accountType };
    const present = stored.get(line.accountNumber);
    if (!present) comparison.added.push(line);
    else if (isSame(present, line)) comparison.unchanged += 1;
    else comparison.changed.push(changeOf(present, line));
  }
  comparison.missing = rows.filter(({ accountNumber }) => !named.has(accountNumber)).length;
  return comparison;
}

const byKey = (type: string): [string, string] => [nameKey(type), type];

const isSame = (a: StoredOrganization, b: ImportedOrganization) =>
  a.accountName === b.accountName && a.accountType === b.accountType && a.active === b.active;

function changeOf(stored: StoredOrganization, line: ImportedOrganization): ChangedOrganization {
  const reasons = [
    stored.accountName === line.accountName ? [] : `Name: ${stored.accountName} → ${line.accountName}`,
    stored.accountType === line.accountType ? [] : `Type: ${stored.accountType} → ${line.accountType}`,
    stored.active === line.active ? [] : line.active ? 'Becomes active' : 'Becomes not active',
  ];
  return {
    ...line,
    stored,
    reason: reasons.flat().join('; '),
    isDeactivated: stored.active && stored.action === 'enabled' && !line.active,
  };
}
