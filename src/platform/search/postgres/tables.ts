import { tiers } from '../score.js';
import type { FieldKind, IndexDefinition } from '../search-engine.js';

const COLUMN_TYPES: Record<FieldKind, string> = {
  keyword: 'text collate "C"',
  keywords: 'text[]',
  number: 'double precision',
  date: 'timestamptz',
  boolean: 'boolean',
};

/** Weight labels of a tsvector from the heaviest text field down: PostgreSQL has four. */
const LABELS = ['A', 'B', 'C', 'D'] as const;
export type Label = (typeof LABELS)[number];

export const column = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables live in a schema of their own, out of sight of the modules' entities. */
export const table = (generation: string) => `search.${column(generation)}`;

/** The view that searches read. */
export const view = (indexName: string) => table(indexName.replaceAll('-', '_'));

export const generationName = (indexName: string, number: number) => `${indexName.replaceAll('-', '_')}_${number}`;

/** Which label each text field's lexemes carry. */
export function labels(definition: IndexDefinition): Map<string, Label> {
  const { upper, base } = tiers(definition);
  const fields = new Set([...upper, base].map(({ field }) => field));
  if (fields.size > LABELS.length) throw new Error(`Index "${definition.name}" has more than four text fields.`);
  return new Map([...fields].map((field, at) => [field, LABELS[at] ?? 'D']));
}

/**
 * One generation as a narrow table. `words` holds all lexemes and is for finding, `head` those of the upper tiers and
 * is for scoring; the long values go out of line, so that a scan over many matches reads little.
 */
export function createStatements(definition: IndexDefinition, generation: string): string[] {
  const name = table(generation);
  const fields = Object.entries(definition.fields).map(([field, kind]) => `${column(field)} ${COLUMN_TYPES[kind]}`);
  const orders = definition.orders.map((order) =>
    order.map(({ by, descending }) => `${column(by)} ${descending ? 'desc' : 'asc'} nulls last`).join(', '),
  );
  return [
    `create table ${name} (
      id text collate "C" primary key,
      version bigint not null,
      live boolean not null,
      words tsvector,
      head tsvector,
      lead_length integer,
      point point,
      card jsonb,
      ${fields.join(',\n      ')}
    ) with (toast_tuple_target = 256)`,
    `alter table ${name} alter column words set storage external`,
    `create index on ${name} using gin (words) with (fastupdate = off) where live`,
    `create index on ${name} using gist (point) where live`,
    ...orders.map((order) => `create index on ${name} (${order}) where live`),
    ...Object.entries(definition.fields)
      .filter(([, kind]) => kind === 'keywords')
      .map(([field]) => `create index on ${name} using gin (${column(field)}) with (fastupdate = off) where live`),
  ];
}
