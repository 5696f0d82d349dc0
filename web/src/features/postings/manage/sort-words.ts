import type { TableState } from '#web/lib/url-state/use-table-state';
import { type ManagedColumn, sortColumnOf } from './managed-postings';

const LETTERS = { ASC: 'A to Z', DESC: 'Z to A' };
const ORDERS: Record<ManagedColumn, { name: string; ASC: string; DESC: string }> = {
  'job.title': { name: 'Title', ...LETTERS },
  'position.name': { name: 'Position', ...LETTERS },
  'organization.accountName': { name: 'Organization', ...LETTERS },
  'job.city': { name: 'City', ...LETTERS },
  'job.endDate': { name: 'Expires', ASC: 'earliest first', DESC: 'latest first' },
  'job.status': { name: 'Status', ASC: 'Unsubmitted first', DESC: 'Closed first' },
};

const DIRECTIONS = ['ASC', 'DESC'] as const;

/** Every order, for a list without column headers. */
export const SORTS = (Object.keys(ORDERS) as ManagedColumn[]).flatMap((column) =>
  DIRECTIONS.map((direction) => ({
    column,
    direction,
    label: `Sort by ${ORDERS[column].name}, ${ORDERS[column][direction]}`,
  })),
);

/** "sorted by Expires, earliest first": the order of the table, in the words of its count line. */
export function describeOrder({ sortedBy, sortedAlgorithm }: Pick<TableState, 'sortedBy' | 'sortedAlgorithm'>): string {
  const order = ORDERS[sortColumnOf(sortedBy)];
  return `sorted by ${order.name}, ${order[sortedAlgorithm]}`;
}
