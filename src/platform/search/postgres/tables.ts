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

/** Bytes. Longer rows put their longest values aside, and those of postings usually are. */
const NARROW_ROW = 600;

/** Columns of one width come first: where they lie in a row is known without reading the ones before. */
const COLUMN_ORDER: FieldKind[] = ['date', 'boolean', 'number', 'keyword', 'keywords'];

/**
 * One generation is one table. `words` has all lexemes and is asked by its index only, `card` is read for the rows of a
 * page: both are kept beside the row, which is narrow to go through. `head` holds the lexemes of the upper tiers: they
 * are scored by and few. Indexes come when the table is filled, which is several times faster.
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
      with (toast_tuple_target = ${NARROW_ROW})`,
    `alter table ${name} ${storage.join(', ')}`,
  ];
}

/**
 * One step comes after the other; the statements of a step may run side by side. What is counted is mostly counted in an
 * index alone, which takes a vacuumed table: one has all that is filtered and counted by, the others beside their own key
 * what nearly every search asks for.
 */
export function completingSteps(definition: IndexDefinition, generation: string): string[][] {
  const name = table(generation);
  const orders = definition.orders.map((order) =>
    order.map(({ by, descending }) => `${column(by)} ${descending ? 'desc' : 'asc'} nulls last`).join(', '),
  );
  const isOrder = new Set(definition.orders.map(([first]) => first?.by));
  const of = (...wanted: FieldKind[]) =>
    Object.keys(definition.fields).filter((field) => wanted.includes(definition.fields[field] as FieldKind));
  const keywords = of('keyword').filter((field) => !isOrder.has(field));
  const others = of('date', 'boolean', 'number').filter((field) => field !== definition.newest);
  const columns = (fields: readonly string[]) => fields.map(column).join(', ');
  const usual = columns(of('date', 'boolean', 'number'));
  // Without fastupdate a search never has to go through a list of pending entries.
  const gin = (key: string) => `using gin (${key}) with (fastupdate = off)`;
  const together = column(`${generation}_together`);
  const indexes = [
    ...orders.map((keys) => `(${keys})`),
    ...keywords.map((field) => `(${column(field)}) include (${usual})`),
    `(${column(definition.newest)}) include (${columns([...others, ...keywords])})`,
    `using gist (point) include (${usual})`,
    ...['head', 'words', ...of('keywords')].map((field) => gin(column(field))),
  ];
  return [
    // First, since it makes every index of the table anew.
    [`create index ${together} on ${name} (${column(definition.together)})`],
    [`cluster ${name} using ${together}`],
    [`drop index ${table(`${generation}_together`)}`],
    // With names of their own: two that are made at once would be given the same.
    indexes.map((on, at) => `create index ${column(`${generation}_index_${at}`)} on ${name} ${on} where live`),
    [0, 1].map((axis) => `create statistics ${table(`${generation}_point_${axis}`)} on (point[${axis}]) from ${name}`),
    [`vacuum analyze ${name}`],
  ];
}

export function viewStatements(indexName: string, generation: string): string[] {
  return [
    // Dropped and made anew in one transaction: a view cannot be replaced by one with other columns.
    `drop view if exists ${view(indexName)}`,
    `create view ${view(indexName)} as select * from ${table(generation)}`,
  ];
}
