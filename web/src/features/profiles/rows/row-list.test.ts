import { describe, expect, it } from '@jest/globals';
import { newestFirst } from '#modules/profiles/contract/api/months';
import { closeRow, keepRow, openRow, removeRow, rowList, rowValues } from './row-list';

const row = (name: string, startDate: string, endDate = '') => ({ name, startDate, endDate });
const asTyped = <Row>(rows: readonly Row[]) => rows;
const names = (list: Parameters<typeof rowValues<{ name: string }>>[0]) => rowValues(list).map(({ name }) => name);

const list = rowList([row('Masters', 'August 2009', 'May 2011'), row('Bachelors', 'August 2005', 'May 2009')]);
const [masters, bachelors] = list.rows;
const keyOf = (one: typeof masters) => one?.key ?? '';

describe('the rows of an edited section', () => {
  it('have keys that differ, also between lists', () => {
    const keys = [...list.rows, ...rowList(rowValues(list)).rows].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('take a new row in its order, and close it', () => {
    const added = keepRow(openRow(list), row('Course', 'June 2009', 'July 2009'), newestFirst);
    expect(names(added)).toEqual(['Masters', 'Course', 'Bachelors']);
    expect(added.open).toBeNull();
    expect(added.rows[0]?.key).toBe(masters?.key);
    expect(names(keepRow(openRow(list), row('Course', 'June 2009', 'July 2009'), asTyped))).toEqual([
      'Masters',
      'Bachelors',
      'Course',
    ]);
  });

  it('replace the open row, which keeps its key and moves to its order', () => {
    const moved = keepRow(openRow(list, keyOf(bachelors)), row('Doctorate', 'August 2011'), newestFirst);
    expect(names(moved)).toEqual(['Doctorate', 'Masters']);
    expect(moved.rows.map(({ key }) => key)).toEqual([bachelors?.key, masters?.key]);
  });

  it('are as before once the open row is closed without being kept', () => {
    expect(closeRow(openRow(list, keyOf(masters)))).toEqual(list);
  });

  it('lose a row while another one stays open', () => {
    const open = openRow(list, keyOf(masters));
    const rest = removeRow(open, keyOf(bachelors));
    expect(names(rest)).toEqual(['Masters']);
    expect(rest.open).toBe(masters?.key);
  });

  it('open each new row as another one', () => {
    expect(openRow(list).open).not.toBe(openRow(list).open);
  });
});
