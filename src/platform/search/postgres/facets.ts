import type { FacetQuery } from '../facet-queries.js';
import type { Facet, IndexDefinition } from '../search-engine.js';
import { whereClause } from './conditions.js';
import { joinSql, type Sql } from './sql.js';
import { column, view } from './tables.js';

/** A row of `facetStatement` or `countStatement`. The row of the total has neither facet nor value. */
export type FacetRow = [facet: string | null, value: string | null, total: string, inHead?: string | null];

/** Counts all facets in one pass over the matches, as rows of `FacetRow`. */
export function facetStatement(definition: IndexDefinition, { facets, ...request }: FacetQuery): Sql {
  const facetColumns = facets.map(facetColumn);
  const columns = joinSql(', ', facetColumns);
  const condition = whereClause(definition, request);
  const pick = (result: (facet: FacetColumn) => string) => {
    const cases = facetColumns.map((facet) => `when grouping(${facet.name}) = 0 then ${result(facet)}`).join(' ');
    return cases ? `case ${cases} end` : 'null';
  };
  const sets = [...facetColumns.map(({ name }) => `(${name})`), '()'].join(', ');
  return {
    text: `select ${pick(() => '?')} as facet, ${pick(({ name }) => `${name}::text`)} as value, count(*) as total
      from (select ${columns.text || '1'} from ${view(definition.name)} where ${condition.text}) as found
      group by grouping sets (${sets})`,
    params: [...facetColumns.map(({ field }) => field), ...columns.params, ...condition.params],
  };
}

interface FacetColumn extends Sql {
  field: string;
  /** Name of the counted column of `found`. */
  name: string;
}

/** The field itself, or the latest moment of `since` that is not after it. */
function facetColumn({ field, since }: Facet, at: number): FacetColumn {
  const name = `counted_${at}`;
  if (!since) return { field, name, text: `${column(field)} as ${name}`, params: [] };
  if (!since.length) return { field, name, text: `null as ${name}`, params: [] };
  const latestFirst = [...since].sort((a, b) => b.getTime() - a.getTime()).map((moment) => moment.toISOString());
  const cases = latestFirst.map(() => `when ${column(field)} >= ? then ?`).join(' ');
  return { field, name, text: `case ${cases} end as ${name}`, params: latestFirst.flatMap((iso) => [iso, iso]) };
}

/** By field, then by value or ISO moment; nulls are not counted. */
export function readFacetCounts(facets: readonly Facet[], rows: readonly FacetRow[]): Map<string, Map<string, number>> {
  return new Map(
    facets.map(({ field, since }) => {
      const counts = rows.flatMap(([facet, value, total]) =>
        facet === field && value !== null ? [[value, Number(total)] as const] : [],
      );
      return [field, new Map(since ? accumulate(since, counts) : counts)];
    }),
  );
}

/** The count of a moment includes the counts of all later moments. */
function accumulate(since: readonly Date[], counts: readonly (readonly [string, number])[]) {
  const totals = since.map((moment) => {
    const later = counts.filter(([iso]) => new Date(iso) >= moment);
    return [moment.toISOString(), later.reduce((sum, [, count]) => sum + count, 0)] as const;
  });
  return totals.filter(([, total]) => total > 0);
}
