import { useState } from 'react';

/** More at once could not be looked through. */
export const MAX_SELECTED = 1000;

/** The selected rows of a list, also those of other pages. */
export interface Selection<T> {
  /** The filters of the list that it belongs to. */
  scope: string;
  rows: readonly T[];
  rowKey(row: T): string;
  nameOf(row: T): string;
  has(row: T): boolean;
  add(rows: readonly T[]): void;
  remove(rows: readonly T[]): void;
  /** Selects rows that are not selected, or none of these if all are. */
  toggle(rows: readonly T[]): void;
  clear(): void;
}

/** What the checkboxes of a table need of it. */
export type RowChoice<T> = Pick<Selection<T>, 'has' | 'toggle' | 'nameOf'>;

interface Options<T> {
  rowKey(row: T): string;
  nameOf(row: T): string;
  /** The filters of the list. Rows that were selected among others are out of sight, so they are left. */
  scope: string;
  /** The rows of the page, which are newer than when they were selected. */
  shown: readonly T[] | undefined;
}

/** Keeps rows selected while pages and sorts change, up to MAX_SELECTED. */
export function useSelection<T>({ rowKey, nameOf, scope, shown = [] }: Options<T>): Selection<T> {
  const [selected, setSelected] = useState<{ scope: string; rows: readonly T[] }>({ scope, rows: [] });
  if (selected.scope !== scope) setSelected({ scope, rows: [] });
  const newest = new Map(shown.map((row) => [rowKey(row), row]));
  const rows = selected.scope === scope ? selected.rows.map((row) => newest.get(rowKey(row)) ?? row) : [];
  const keys = new Set(rows.map(rowKey));
  const has = (row: T) => keys.has(rowKey(row));
  // A late change, for other filters, has no effect.
  const change = (next: (rows: readonly T[]) => readonly T[]) =>
    setSelected((now) => (now.scope === scope ? { scope, rows: next(now.rows) } : now));
  const add = (some: readonly T[]) =>
    change((now) => [...new Map([...now, ...some].map((row) => [rowKey(row), row])).values()].slice(0, MAX_SELECTED));
  const remove = (some: readonly T[]) => {
    const removed = new Set(some.map(rowKey));
    change((now) => now.filter((row) => !removed.has(rowKey(row))));
  };
  const toggle = (some: readonly T[]) => (some.every(has) ? remove(some) : add(some));
  return { scope, rows, rowKey, nameOf, has, add, remove, toggle, clear: () => change(() => []) };
}
