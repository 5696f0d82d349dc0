import { indexedTexts } from '../language/analysis.js';
import { tiers } from '../score.js';
import type { FieldKind, IndexDefinition, VersionedChange } from '../search-engine.js';
import { column, type Label, labels, table } from './tables.js';

/** Positions differ by label: a lexeme at the same position in two fields would lose one of its labels. */
const FIRST_POSITION: Record<Label, number> = { A: 1, B: 10_001, C: 12_001, D: 14_001 };
const MAX_LEAD_POSITION = 10_000;

const RECORD_TYPES: Record<FieldKind, string> = {
  keyword: 'text',
  keywords: 'text[]',
  number: 'double precision',
  date: 'timestamptz',
  boolean: 'boolean',
};

/** Quotes a lexeme for a tsvector or tsquery. */
export const quoteLexeme = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Upserts all changes in one statement. Its only parameter is `documentRows(...)` as JSON. */
export function writeStatement(definition: IndexDefinition, generation: string): string {
  const types: Record<string, string> = {
    id: 'text',
    version: 'bigint',
    live: 'boolean',
    head: 'tsvector',
    lead_length: 'integer',
    point: 'point',
  };
  for (const [field, kind] of Object.entries(definition.fields)) types[field] = RECORD_TYPES[kind];
  Object.assign(types, { words: 'tsvector', card: 'text' });
  const columns = Object.keys(types).map(column);
  const record = Object.entries(types).map(([name, type]) => `${column(name)} ${type}`);
  return `insert into ${table(generation)} as stored (${columns.join(', ')})
    select ${columns.join(', ')} from jsonb_to_recordset(?::jsonb) as given (${record.join(', ')})
    on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
    where stored.version < excluded.version`;
}

export function documentRows(definition: IndexDefinition, changes: readonly VersionedChange[]): object[] {
  const label = labels(definition);
  const { lead, upper } = tiers(definition);
  const inHead = new Set(upper.map(({ field }) => field));
  return changes.map(({ id, version, document }) => {
    if (!document) return { id, version, live: false };
    const words: string[] = [];
    const head: string[] = [];
    const texts = indexedTexts(document, definition);
    for (const [field, found] of texts) {
      const at = label.get(field);
      if (!at) throw new Error(`Index "${definition.name}" has no text field "${field}".`);
      const lexemes = found.lexemes.map((word, place) => `${quoteLexeme(word)}:${position(at, place)}${at}`);
      words.push(...lexemes);
      if (inHead.has(field)) head.push(...lexemes);
    }
    return {
      ...document.fields,
      id,
      version,
      live: true,
      words: words.join(' '),
      head: head.join(' '),
      lead_length: texts.get(lead.field)?.length ?? 0,
      point: document.point && `(${document.point.lon},${document.point.lat})`,
      card: JSON.stringify(document.card),
    };
  });
}

/** Only the order within the leading field matters, for phrases. */
function position(label: Label, index: number): number {
  return label === 'A' ? Math.min(FIRST_POSITION.A + index, MAX_LEAD_POSITION) : FIRST_POSITION[label];
}
