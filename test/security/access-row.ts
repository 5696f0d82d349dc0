/**
 * A = passes (2xx, or an error for another reason: 400, 409, 410, 415, 422), N = 401 not signed in, F = 403 without
 * the right, H = 404 because it belongs to others.
 */
export type Cell = 'A' | 'N' | 'F' | 'H';

/**
 * p1 … p10: accounts with that one privilege and no organization. The others relate to the job under test: creator
 * created it and lost all rights since, creatorElsewhere created it and now posts for another organization.
 */
export const COLUMNS = [
  'anonymous',
  'plain',
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
  'p6',
  'p7',
  'p8',
  'p9',
  'p10',
  'creator',
  'creatorElsewhere',
  'poster',
  'posterElsewhere',
  'reviewer',
  'reviewerElsewhere',
  'applicant',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = Record<Column, Cell>;

export function row(anonymous: Cell, others: Cell, cells: Partial<Record<Cell, readonly Column[]>> = {}): Row {
  const filled = Object.fromEntries(COLUMNS.map((column) => [column, column === 'anonymous' ? anonymous : others]));
  for (const [cell, columns] of Object.entries(cells)) for (const column of columns) filled[column] = cell as Cell;
  return filled as Row;
}
