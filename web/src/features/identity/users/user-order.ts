import type { TableState } from '#web/lib/url-state/use-table-state';

const ORDERS = {
  lastName: { ASC: 'by last name', DESC: 'by last name, Z to A' },
  email: { ASC: 'by email', DESC: 'by email, Z to A' },
  loginTime: { ASC: 'earliest sign in first', DESC: 'latest sign in first' },
};

const isSortable = (column: string | null): column is keyof typeof ORDERS => Object.hasOwn(ORDERS, column ?? '');

/** The order of the table, in the words of its count line. */
export const describeOrder = ({ sortedBy, sortedAlgorithm }: Pick<TableState, 'sortedBy' | 'sortedAlgorithm'>) =>
  ORDERS[isSortable(sortedBy) ? sortedBy : 'lastName'][sortedAlgorithm];
