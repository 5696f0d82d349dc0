import type { FacetPart } from '../facet-parts.js';
import type { Facet, IndexDefinition } from '../search-engine.js';
import { where } from './conditions.js';
import { joined, type Sql } from './sql.js';
import { column, view } from './tables.js';

/** A row of `facetStatement`; the total comes without facet and value. */
export type FacetRow = [facet: string | null, value: string | null, total: string];

/** Rows of `FacetRow`, in one pass over what matches. */
export function facetStatement(definition: IndexDefinition, { facets, ...request }: FacetPart): Sql {
  const counted = facets.map(countedBy);
  const columns = joined(', ', counted);
  const found = where(definition, request);
  const pick = (result: (one: Counted) => string) => {
    const cases = counted.map((one) => `when grouping(${one.name}) = 0 then ${result(one)}`).join(' ');
    return cases ? `case ${cases} end` : 'null';
  };
  const sets = [...counted.map(({ name }) => `(${name})`), '()'].join(', ');
  return {
    text: `select ${pick(() => '?')} as facet, ${pick(({ name }) => `${name}::text`)} as value, count(*) as total
      from (select ${columns.text || '1'} from ${view(definition.name)} where ${found.text}) as found
      group by grouping sets (${sets})`,
    params: [...counted.map(({ field }) => field), ...columns.params, ...found.params],
  };
}

interface Counted extends Sql {
  field: string;
  /** Of the column of `found` that is counted by. */
  name: string;
}

/** The field itself, or the latest of the moments that it lies at or after. */
function countedBy({ field, since }: Facet, at: number): Counted {
  const name = `counted_${at}`;
  if (!since) return { field, name, text: `${column(field)} as ${name}`, params: [] };
  if (!since.length) return { field, name, text: `null as ${name}`, params: [] };
  const latestFirst = [...since].sort((a, b) => b.getTime() - a.getTime()).map((moment) => moment.toISOString());
  const cases = latestFirst.map(() => `when ${column(field)} >= ? then ?`).join(' ');
  return { field, name, text: `case ${cases} end as ${name}`, params: latestFirst.flatMap((iso) => [iso, iso]) };
}

/** By field, then by value or ISO moment; what has no value is not counted. */
export function countsOf(facets: readonly Facet[], rows: readonly FacetRow[]): Map<string, Map<string, number>> {
  return new Map(
    facets.map(({ field, since }) => {
      const counts = rows.flatMap(([facet, value, total]) =>
        facet === field && value !== null ? [[value, Number(total)] as const] : [],
      );
      return [field, new Map(since ? atOrAfter(since, counts) : counts)];
    }),
  );
}

/** What lies at or after a moment is what counts for it and for all later ones. */
function atOrAfter(since: readonly Date[], counts: readonly (readonly [string, number])[]) {
  const totals = since.map((moment) => {
    const later = counts.filter(([iso]) => new Date(iso) >= moment);
    return [moment.toISOString(), later.reduce((sum, [, count]) => sum + count, 0)] as const;
  });
  return totals.filter(([, total]) => total > 0);
}
