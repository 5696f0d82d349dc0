import { isDeepStrictEqual } from 'node:util';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#platform/database/database.js';
import { cleanBlock, cleanName } from '#platform/text/clean-text.js';
import { cleanDocument, type StoredTexts } from './stored-texts.js';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Row = Record<string, unknown> & { id: string };
export interface Normalized {
  changed: number;
  /** Rows that a unique index keeps as they are. */
  left: number;
}

/**
 * Normalizes the rows of a table, each batch in a transaction of its own. What is done stays, so that it may be stopped
 * at any time and begun again.
 */
export async function normalizeTexts(
  database: Database,
  stored: StoredTexts,
  onProgress: (rows: number) => void,
): Promise<Normalized> {
  const total = { changed: 0, left: 0 };
  let rows: Row[] = [];
  let read = 0;
  do {
    const after = rows.at(-1)?.id ?? FIRST_ID;
    rows = await database.transaction(async (em) => {
      const batch = await em.execute<Row[]>(selectOf(stored), [after]);
      for (const row of batch) {
        const changes = changesOf(stored, row);
        if (!changes.length) continue;
        if (await update(em, stored, row.id, changes)) total.changed += 1;
        else total.left += 1;
      }
      return batch;
    });
    read += rows.length;
    onProgress(read);
  } while (rows.length === BATCH);
  return total;
}

const columnsOf = ({ names = [], texts = [], documents = [] }: StoredTexts) => [...names, ...texts, ...documents];

function selectOf(stored: StoredTexts): string {
  const { table, where = 'true' } = stored;
  return `select id, ${columnsOf(stored).join(', ')} from ${table}
    where id > ? and ${where} order by id limit ${BATCH} for no key update`;
}

function changesOf({ names = [], texts = [], documents = [] }: StoredTexts, row: Row): [string, unknown][] {
  const cleaned: [string, unknown][] = [
    ...names.map((column): [string, unknown] => [column, cleanValue(row[column], cleanName)]),
    ...texts.map((column): [string, unknown] => [column, cleanValue(row[column], cleanBlock)]),
    ...documents.map((column): [string, unknown] => [column, cleanDocument(row[column])]),
  ];
  return cleaned.filter(([column, value]) => !isDeepStrictEqual(value, row[column]));
}

/** A text of which nothing would be left stays: its field may need one. */
const cleanValue = (value: unknown, clean: (text: string) => string) =>
  typeof value === 'string' ? clean(value) || value : value;

/** Returns false if a unique index has the new value already. */
async function update(
  em: EntityManager,
  { table, documents = [] }: StoredTexts,
  id: string,
  changes: [string, unknown][],
): Promise<boolean> {
  const sets = changes.map(([column]) => `${column} = ?${documents.includes(column) ? '::jsonb' : ''}`);
  const values = changes.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)));
  try {
    await em.transactional((inner) =>
      inner.execute(`update ${table} set ${sets.join(', ')} where id = ?`, [...values, id]),
    );
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
}
