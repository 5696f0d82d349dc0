import { requiredTerms, tiers } from '../score.js';
import type { Filter, IndexDefinition, SearchRequest, TermGroup } from '../search-engine.js';
import { near } from './near.js';
import { quoted } from './rows.js';
import { either, joined, type Sql } from './sql.js';
import { column, type Label, labels } from './tables.js';

/**
 * What a document must be to be found. Where words choose, and for a walk in the order of the sort, the index of points
 * is not asked.
 */
export function where(
  definition: IndexDefinition,
  request: Pick<SearchRequest, 'terms' | 'filters' | 'choices'>,
  walks = false,
): Sql {
  const terms = requiredTerms(request);
  const leavesPoints = walks || terms.length > 0;
  return joined(' and ', [
    { text: 'live', params: [] },
    ...terms.map((group) => occurs(definition, group)),
    ...[...(request.filters ?? []), ...(request.choices ?? [])].map((one) => filtered(definition, one, leavesPoints)),
  ]);
}

/**
 * Whether a document has a group at all. `words` is asked without labels, which its index alone can answer: what counts
 * above the lightest text field only is asked of `head`.
 */
export function occurs(definition: IndexDefinition, group: TermGroup): Sql {
  const { field, anyOf, orAbove = [], prefix } = group;
  const label = field === undefined ? undefined : labels(definition).get(field);
  if (label && field !== tiers(definition).base.field) return inHead(group, label);
  const anywhere = { text: 'words @@ ?::tsquery', params: [query({ anyOf, prefix }, label)] };
  return orAbove.length ? either([anywhere, inHead({ anyOf: orAbove })]) : anywhere;
}

/** Whether one of the upper text fields has a group, or all of them together. */
export function inHead({ anyOf, orAbove = [], prefix }: TermGroup, label?: Label): Sql {
  return { text: 'head @@ ?::tsquery', params: [query({ anyOf: [...anyOf, ...orAbove], prefix }, label)] };
}

function query({ anyOf, prefix }: Pick<TermGroup, 'anyOf' | 'prefix'>, label?: Label): string {
  const at = label ? `:${label}` : '';
  const alternatives = anyOf.map((lexemes) => `(${lexemes.map((lexeme) => quoted(lexeme) + at).join(' & ')})`);
  if (prefix !== undefined) alternatives.push(`${quoted(prefix)}:*${label ?? ''}`);
  return alternatives.join(' | ');
}

export function filtered(definition: IndexDefinition, filter: Filter, leavesPoints = false): Sql {
  if ('near' in filter) return near(filter.near, filter.miles, leavesPoints);
  if ('either' in filter) return either(filter.either.map((one) => filtered(definition, one, leavesPoints)));
  const name = column(filter.field);
  if ('anyOf' in filter) {
    if (!filter.anyOf.length) return { text: 'false', params: [] };
    if (definition.fields[filter.field] === 'keywords') return { text: `${name} && ?`, params: [filter.anyOf] };
    return filter.anyOf.length === 1
      ? { text: `${name} = ?`, params: [filter.anyOf[0]] }
      : { text: `${name} = any(?)`, params: [filter.anyOf] };
  }
  const bounds: Sql[] = [];
  if (filter.from !== undefined) bounds.push({ text: `${name} >= ?`, params: [bound(filter.from)] });
  if (filter.to !== undefined) bounds.push({ text: `${name} <= ?`, params: [bound(filter.to)] });
  return {
    text: bounds.map(({ text }) => text).join(' and ') || 'true',
    params: bounds.flatMap(({ params }) => params),
  };
}

const bound = (value: number | Date) => (value instanceof Date ? value.toISOString() : value);
