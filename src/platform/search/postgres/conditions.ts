import { headTerms, requiredTerms, tiers } from '../score.js';
import type { Filter, IndexDefinition, SearchRequest, TermGroup } from '../search-engine.js';
import { withinDistanceSql } from './distance-sql.js';
import { quoteLexeme } from './rows.js';
import { anySql, joinSql, type Sql } from './sql.js';
import { column, type Label, labels } from './tables.js';

/**
 * The WHERE clause of a search. It avoids the geo index when terms select the rows or rows are scanned in sort order.
 */
export function whereClause(
  definition: IndexDefinition,
  request: Pick<SearchRequest, 'terms' | 'filters' | 'facetFilters'>,
  scansInSortOrder = false,
): Sql {
  const terms = requiredTerms(request);
  const skipsGeoIndex = scansInSortOrder || terms.length > 0;
  return joinSql(' and ', [
    { text: 'live', params: [] },
    ...terms.map((group) => termSql(definition, group)),
    ...[...(request.filters ?? []), ...(request.facetFilters ?? [])].map((filter) =>
      filterSql(definition, filter, skipsGeoIndex),
    ),
  ]);
}

/**
 * Whether a document matches a group. `words` is queried without labels, so that its index alone suffices; what matches
 * above the lightest text field only is looked up in `head`.
 */
export function termSql(definition: IndexDefinition, group: TermGroup): Sql {
  const { field, anyOf, anyOfInHead = [], weakInHead = [], prefix } = group;
  const inHead = [...anyOfInHead, ...weakInHead];
  const label = field === undefined ? undefined : labels(definition).get(field);
  if (label && field !== tiers(definition).base.field) return headTermSql(group, label);
  const anywhere = { text: 'words @@ ?::tsquery', params: [toTsquery({ anyOf, prefix }, label)] };
  return inHead.length ? anySql([anywhere, headTermSql({ anyOf: inHead })]) : anywhere;
}

/**
 * Whether a group matches in the upper text fields, or in the one with this label, by alternatives that are not weak.
 */
export function headTermSql({ anyOf, anyOfInHead = [], prefix }: TermGroup, label?: Label): Sql {
  return { text: 'head @@ ?::tsquery', params: [toTsquery({ anyOf: [...anyOf, ...anyOfInHead], prefix }, label)] };
}

/** Whether all required groups match in the upper text fields; null without such groups. */
export function allInHeadSql(definition: IndexDefinition, request: Pick<SearchRequest, 'terms'>): Sql | null {
  const label = labels(definition);
  const queries = headTerms(request).map(
    (group) => `(${toTsquery(group, group.headFields?.map((field) => label.get(field)).join(''))})`,
  );
  return queries.length ? { text: 'head @@ ?::tsquery', params: [queries.join(' & ')] } : null;
}

function toTsquery({ anyOf, prefix }: Pick<TermGroup, 'anyOf' | 'prefix'>, label?: string): string {
  const at = label ? `:${label}` : '';
  const alternatives = anyOf.map((lexemes) => `(${lexemes.map((lexeme) => quoteLexeme(lexeme) + at).join(' & ')})`);
  if (prefix !== undefined) alternatives.push(`${quoteLexeme(prefix)}:*${label ?? ''}`);
  return alternatives.join(' | ');
}

export function filterSql(definition: IndexDefinition, filter: Filter, skipsGeoIndex = false): Sql {
  if ('near' in filter) return withinDistanceSql(filter.near, filter.miles, skipsGeoIndex);
  if ('either' in filter)
    return anySql(filter.either.map((alternative) => filterSql(definition, alternative, skipsGeoIndex)));
  const name = column(filter.field);
  if ('anyOf' in filter) {
    if (!filter.anyOf.length) return { text: 'false', params: [] };
    if (definition.fields[filter.field] === 'keywords') return { text: `${name} && ?`, params: [filter.anyOf] };
    return filter.anyOf.length === 1
      ? { text: `${name} = ?`, params: [filter.anyOf[0]] }
      : { text: `${name} = any(?)`, params: [filter.anyOf] };
  }
  const bounds: Sql[] = [];
  if (filter.from !== undefined) bounds.push({ text: `${name} >= ?`, params: [toBound(filter.from)] });
  if (filter.to !== undefined) bounds.push({ text: `${name} <= ?`, params: [toBound(filter.to)] });
  return {
    text: bounds.map(({ text }) => text).join(' and ') || 'true',
    params: bounds.flatMap(({ params }) => params),
  };
}

const toBound = (value: number | Date) => (value instanceof Date ? value.toISOString() : value);
