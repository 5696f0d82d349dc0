import {
  type Condition,
  conditionsOf,
  type List,
  type ListPlan,
  type OrderKey,
  type TextFilter,
  where,
} from './list-plans.js';

/** The statement for the rows of a page. */
export function pageStatement(
  list: List,
  plan: ListPlan,
  { offset, limit }: { offset: number; limit: number },
): Condition {
  const { table, columns, pageJoins, order } = list;
  const rows = rowsOf(list, plan, offset + limit);
  const orderBy = plan.maxRead === null ? formatOrder(order, plan.kind === 'sort') : aliasOrder(order);
  const page = `from ${rows.sql} order by ${orderBy} limit ${limit} offset ${offset}`;
  return {
    sql: pageJoins
      ? `select ${columns} from (select ${table}.* ${page}) ${table} ${pageJoins} order by ${orderBy}`
      : `select ${columns} ${page}`,
    parameters: rows.parameters,
  };
}

/** The part behind `from`, whose rows are at least the first `wanted`. */
function rowsOf(list: List, { kind, maxRead }: ListPlan, wanted: number): Condition {
  const { table, joins = '' } = list;
  if (kind === 'merge') return mergedRows(list, wanted);
  if (maxRead === null) {
    const all = where(conditionsOf(list));
    return { sql: `${table} ${joins} ${all.sql}`, parameters: all.parameters };
  }
  const rows = kind === 'texts' && list.textFilter ? rowsOfTexts(list, list.textFilter, maxRead, wanted) : null;
  const { sql, parameters } = rows ?? firstRows(list, maxRead);
  const filtered = where(conditionsOf({ ...list, scope: [] }));
  return { sql: `(${sql}) ${table} ${joins} ${filtered.sql}`, parameters: [...parameters, ...filtered.parameters] };
}

function mergedRows(list: List, wanted: number): Condition {
  const { table, joins = '', alternatives = [], order } = list;
  const parts = alternatives.map((alternative) => {
    const { sql, parameters } = where([...conditionsOf({ ...list, alternatives: undefined }), alternative]);
    return {
      sql: `(select ${table}.* from ${table} ${joins} ${sql} order by ${formatOrder(order)} limit ${wanted})`,
      parameters,
    };
  });
  return {
    sql: `(${parts.map(({ sql }) => sql).join(' union all ')}) ${table} ${joins}`,
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}

function firstRows(list: List, maxRead: number): Condition {
  const scoped = where(list.scope);
  return {
    sql: `select ${keys(list)} from ${list.table} ${scoped.sql} order by ${formatOrder(list.order)} limit ${maxRead}`,
    parameters: scoped.parameters,
  };
}

/** Steps from each distinct text to the next; of those that match, rows are read. */
function rowsOfTexts(list: List, filter: TextFilter, maxRead: number, wanted: number): Condition {
  const { table, scope, order } = list;
  const { expression, direction } = order[0] as OrderKey;
  const [first, comparison] = direction === 'ASC' ? ['min', '>'] : ['max', '<'];
  const scoped = where(scope);
  const next = where([...scope, { sql: `${expression} ${comparison} value`, parameters: [] }]);
  const matching = filter.on('value');
  const ofText = where([...scope, { sql: `${expression} = value`, parameters: [] }, ...list.filters]);
  const sql = `
    with recursive texts (value) as (
      select ${first}(${expression}) from ${table} ${scoped.sql}
      union all
      select (select ${first}(${expression}) from ${table} ${next.sql}) from texts where value is not null
    )
    select ${table}.* from (
      select value from (select value from texts limit ${maxRead}) read where ${matching.sql} limit ${wanted}
    ) matching cross join lateral (
      select ${keys(list)} from ${table} ${ofText.sql} order by ${formatOrder(list.order)} limit ${wanted}
    ) ${table}`;
  return { sql, parameters: [...scoped.parameters, ...next.parameters, ...matching.parameters, ...ofText.parameters] };
}

/** Expressions of the order as further columns of rows, by which the planner knows that they are sorted. */
function keys({ order }: List): string {
  const expressions = order.flatMap((key, n) => (isColumn(key) ? [] : `${key.expression} as ${keyName(key, n)}`));
  return ['*', ...expressions].join(', ');
}

const isColumn = ({ expression }: OrderKey) => /^\w+$/.test(expression);
const keyName = (key: OrderKey, n: number) => (isColumn(key) ? key.expression : `order_key_${n}`);
const aliasOrder = (order: readonly OrderKey[]) =>
  formatOrder(order.map((key, n) => ({ ...key, expression: keyName(key, n) })));

/** An expression that no index has makes the planner find all matches, then sort them. */
function formatOrder(order: readonly OrderKey[], isSort = false): string {
  return order
    .map(({ expression, direction, nulls }) => {
      const sql = isSort ? `coalesce(${expression}, ${expression})` : expression;
      return `${sql} ${direction}${nulls ? ` nulls ${nulls}` : ''}`;
    })
    .join(', ');
}
