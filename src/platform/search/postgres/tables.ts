import { memoizeByObject } from '../../caching/memoize-by-object.js';
import { tiers } from '../score.js';
import type { FieldKind, IndexDefinition } from '../search-engine.js';

const COLUMN_TYPES: Record<FieldKind, string> = {
  keyword: 'text collate "C"',
  keywords: 'text[]',
  number: 'double precision',
  date: 'timestamptz',
  boolean: 'boolean',
};

/** Weight labels of a tsvector, from the heaviest text field down: PostgreSQL has four. */
const LABELS = ['A', 'B', 'C', 'D'] as const;
export type Label = (typeof LABELS)[number];

export const column = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Tables are in a schema of their own, which the modules' entities do not see. */
export const table = (generation: string) => `search.${column(generation)}`;

/** The view that searches read. */
export const view = (indexName: string) => table(indexName.replaceAll('-', '_'));

export const generationName = (indexName: string, number: number) => `${indexName.replaceAll('-', '_')}_${number}`;

/** Weight label by text field. */
export const labels = memoizeByObject((definition: IndexDefinition): ReadonlyMap<string, Label> => {
  const { upper, base } = tiers(definition);
  const fields = new Set([...upper, base].map(({ field }) => field));
  if (fields.size > LABELS.length) throw new Error(`Index "${definition.name}" has more than four text fields.`);
  return new Map([...fields].map((field, at) => [field, LABELS[at] ?? 'D']));
});

/**
 * Longer rows move their longest values to TOAST; those of postings usually are longer. A lower target would compress
 * `head`, which searches read in every match.
 */
const TOAST_TARGET_BYTES = 900;

/** Fixed-width columns come first: their offset in a row is known without reading other columns. */
const COLUMN_ORDER: FieldKind[] = ['date', 'boolean', 'number', 'keyword', 'keywords'];

/**
 * The table of a generation. `words` has all lexemes and is read through its index only, `card` only for the rows of a
 * page; both are stored out of line, so that rows are narrow to scan. `head` has the few lexemes of the upper fields,
 * which are scored. Indexes are created after the table is filled, which is several times faster.
 */
export function createStatements(definition: IndexDefinition, generation: string): string[] {
  const name = table(generation);
  const fields = COLUMN_ORDER.flatMap((wanted) =>
    Object.entries(definition.fields).flatMap(([field, kind]) => (kind === wanted ? [{ field, kind }] : [])),
  );
  const columns = fields.map(({ field, kind }) => `${column(field)} ${COLUMN_TYPES[kind]}`);
  const texts = fields.filter(({ kind }) => COLUMN_TYPES[kind].startsWith('text')).map(({ field }) => column(field));
  const storage = [
    ...['id', 'head', ...texts].map((text) => `alter ${text} set storage main`),
    ...['words', 'card'].map((text) => `alter ${text} set storage external`),
  ];
  return [
    `create table ${name} (version bigint not null, live boolean not null, lead_length integer, ${columns.join(', ')},
      id text collate "C" primary key, point point, head tsvector, words tsvector, card text)
      with (toast_tuple_target = ${TOAST_TARGET_BYTES})`,
    `alter table ${name} ${storage.join(', ')}`,
  ];
}

/**
 * Steps run in sequence; the statements of a step may run in parallel. Counts are mostly index-only scans, which need a
 * vacuumed table. One index covers all fields of filters and facets; the others include the fields that nearly every
 * search filters by.
 */
export function finalizingSteps(definition: IndexDefinition, generation: string): string[][] {
  const name = table(generation);
  const sortKeys = definition.sortIndexes.map((order) =>
    order.map(({ by, descending }) => `${column(by)} ${descending ? 'desc' : 'asc'} nulls last`).join(', '),
  );
  const sortedFirst = new Set(definition.sortIndexes.map(([first]) => first?.by));
  const fieldsOfKind = (...wanted: FieldKind[]) =>
    Object.keys(definition.fields).filter((field) => wanted.includes(definition.fields[field] as FieldKind));
  const keywords = fieldsOfKind('keyword').filter((field) => !sortedFirst.has(field));
  const others = fieldsOfKind('date', 'boolean', 'number').filter((field) => field !== definition.recencyField);
  const columns = (fields: readonly string[]) => fields.map(column).join(', ');
  const included = columns(fieldsOfKind('date', 'boolean', 'number'));
  // Without fastupdate a search never scans a list of pending entries.
  const gin = (key: string) => `using gin (${key}) with (fastupdate = off)`;
  const clusterIndex = column(`${generation}_cluster`);
  const indexes = [
    ...sortKeys.map((keys) => `(${keys})`),
    ...keywords.map((field) => `(${column(field)}) include (${included})`),
    `(${column(definition.recencyField)}) include (${columns([...others, ...keywords])})`,
    `using gist (point) include (${included})`,
    ...['head', 'words', ...fieldsOfKind('keywords')].map((field) => gin(column(field))),
  ];
  return [
    // First, since it rebuilds every index of the table.
    [`create index ${clusterIndex} on ${name} (${column(definition.clusterBy)})`],
    [`cluster ${name} using ${clusterIndex}`],
    [`drop index ${table(`${generation}_cluster`)}`],
    // With explicit names: two that are created at once could get the same default name.
    indexes.map((on, at) => `create index ${column(`${generation}_index_${at}`)} on ${name} ${on} where live`),
    [0, 1].map((axis) => `create statistics ${table(`${generation}_point_${axis}`)} on (point[${axis}]) from ${name}`),
    [`vacuum analyze ${name}`],
  ];
}

export function viewStatements(indexName: string, generation: string): string[] {
  return [
    // Dropped and created in one transaction: a view cannot be replaced by one with other columns.
    `drop view if exists ${view(indexName)}`,
    `create view ${view(indexName)} as select * from ${table(generation)}`,
  ];
}
