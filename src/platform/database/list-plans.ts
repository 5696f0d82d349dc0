import { cleanLine } from '../text/clean-text.js';
import type { Parameter } from './database.js';
import { likeContains } from './like-pattern.js';

/** A part of a statement with the values of its placeholders `?`. */
export interface Condition {
  sql: string;
  parameters: readonly Parameter[];
}

/** A list as parts of SQL. */
export interface List {
  table: string;
  /** Joined before conditions are checked: each row of the table has one row there. */
  joins?: string;
  /** Joined to the rows of a page only. */
  pageJoins?: string;
  columns: string;
  /** Conditions on the table that the index of the order has itself: its predicate and ranges of its first columns. */
  scope: readonly Condition[];
  /** All other conditions. */
  filters: readonly Condition[];
  /** Conditions of which each row fulfills one and none fulfills two, such as one for each organization. */
  alternatives?: readonly Condition[];
  /**
   * Whether indexes have the order within each alternative, so that a page can be merged from the first rows of each.
   */
  areAlternativesIndexed?: boolean;
  /** Unique, so that pages do not overlap. */
  order: readonly OrderKey[];
  /** Whether an index has the order. */
  isOrderIndexed: boolean;
  /** A filter by a part of the first text of the order, beside the others, in a list without joins. */
  textFilter?: TextFilter;
}

export interface OrderKey {
  expression: string;
  direction: 'ASC' | 'DESC';
  /** PostgreSQL has nulls first in descending order. */
  nulls?: 'last';
}

export interface TextFilter {
  condition: Condition;
  /** The condition on an expression that has the value of the column. */
  on(expression: string): Condition;
}

/**
 * The rows that are read for a page: `scan` follows the index of the order, `texts` follows its distinct texts, `sort`
 * finds all matches, `merge` reads the first rows of each alternative. `maxRead` ends the first two, since matches may
 * lie together; null is no end.
 */
export interface ListPlan {
  kind: 'scan' | 'texts' | 'sort' | 'merge';
  maxRead: number | null;
}

/** More are not merged. */
const MAX_ALTERNATIVES = 20;
/** Reading so many rows for a row of a page is quick in any case. */
const READ_PER_ROW = 40;
/** Matches may be so many times rarer at the beginning of the order than on average. */
const UNEVENNESS = 16;
/** A scan gives up when finding all matches would have read half as much. */
const MAX_READ_PER_MATCH = 2;
/** A scan must promise to read so many times less than finding all matches, which is certain. */
const SCAN_MARGIN = 2;
/** Finding a match costs so many times more if its row must be joined before its conditions are known. */
const JOIN_COST = 4;

/** Whether the first rows of each alternative are merged, whatever the totals are. */
export const isMerged = ({ alternatives = [], areAlternativesIndexed = false }: List): boolean =>
  areAlternativesIndexed && alternatives.length > 0 && alternatives.length <= MAX_ALTERNATIVES;

/** The plan that reads few rows until `wanted` of `matching` rows are met, if these are spread evenly among `all`. */
export function choosePlan(list: List, wanted: number, matching: number, all: number): ListPlan {
  const scanned = (wanted * all) / Math.max(matching, 1);
  const found = matching * (list.joins ? JOIN_COST : 1);
  if (!list.isOrderIndexed || found <= SCAN_MARGIN * scanned) return { kind: 'sort', maxRead: null };
  const uneven = Math.min(UNEVENNESS * scanned, MAX_READ_PER_MATCH * matching);
  // A power of two, so that the statement stays the same while totals change a little.
  const maxRead = Math.max(READ_PER_ROW * wanted, 2 ** Math.floor(Math.log2(uneven)));
  return { kind: list.textFilter ? 'texts' : 'scan', maxRead };
}

/** A filter by a part of a text in any case; undefined without a text that anybody sees. */
export function containsText(column: string, typed = ''): TextFilter | undefined {
  const text = cleanLine(typed);
  return text ? toTextFilter(column, 'ilike ?', likeContains(text)) : undefined;
}

/**
 * A filter of a folded column by a part of a text as the search compares it; undefined without one that anybody sees.
 */
export function containsFolded(column: string, typed = ''): TextFilter | undefined {
  const text = cleanLine(typed);
  return text ? toTextFilter(column, 'like folded_pattern(?)', text) : undefined;
}

function toTextFilter(column: string, comparison: string, parameter: string): TextFilter {
  const on = (expression: string) => ({ sql: `${expression} ${comparison}`, parameters: [parameter] });
  return { condition: on(column), on };
}

/** A filter that any of these fulfills; none without any. */
export function inAny(...filters: (TextFilter | undefined)[]): Condition[] {
  const conditions = filters.flatMap((filter) => filter?.condition ?? []);
  return conditions.length ? [anyOf(conditions)] : [];
}

/** All conditions of a list. */
export const conditionsOf = ({ scope, filters, alternatives, textFilter }: List): Condition[] => [
  ...scope,
  ...filters,
  ...(alternatives ? [anyOf(alternatives)] : []),
  ...(textFilter ? [textFilter.condition] : []),
];

/** Joins conditions by `and`. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and '),
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

/** As `allOf`, with `where` before them. */
export function where(conditions: readonly Condition[]): Condition {
  const { sql, parameters } = allOf(conditions);
  return { sql: sql && `where ${sql}`, parameters };
}

const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' or ') || 'false'})`,
  parameters: conditions.flatMap(({ parameters }) => parameters),
});
