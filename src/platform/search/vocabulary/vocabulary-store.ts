import type { EntityManager } from '@mikro-orm/postgresql';
import type { WordCount, WordCounts } from './word-counts.js';

/** The words of each read index, stamped with the generation they were counted in; one table for both engines. */

const rowsOf = ({ words }: WordCounts) =>
  // In one order for everybody, or two writers would wait for each other.
  JSON.stringify([...words].map(([word, count]) => ({ word, ...count })).sort((a, b) => (a.word < b.word ? -1 : 1)));

/** Puts the words of a whole generation in the place of all before. */
export async function replaceWords(em: EntityManager, indexName: string, generation: string, counts: WordCounts) {
  await stamp(em, indexName, counts.documents, generation);
  await em.execute('delete from read_index_word where index_name = ?', [indexName]);
  await insertWords(em, indexName, counts);
}

/** Adds the words of some documents. Does nothing before the index has been built once. */
export async function addWords(em: EntityManager, indexName: string, counts: WordCounts): Promise<void> {
  if (await stamp(em, indexName, counts.documents)) await insertWords(em, indexName, counts);
}

/** Holds the row, so that writers come one after the other. */
async function stamp(em: EntityManager, indexName: string, documents: number, generation?: string): Promise<boolean> {
  const rows = generation
    ? await em.execute<object[]>(
        `insert into read_index_vocabulary as known (index_name, generation, revision, documents) values (?, ?, 1, ?)
         on conflict (index_name) do update set generation = excluded.generation, revision = known.revision + 1,
           documents = excluded.documents returning 1`,
        [indexName, generation, documents],
      )
    : await em.execute<object[]>(
        `update read_index_vocabulary set revision = revision + 1, documents = documents + ? where index_name = ?
         returning 1`,
        [documents, indexName],
      );
  return rows.length > 0;
}

async function insertWords(em: EntityManager, indexName: string, counts: WordCounts): Promise<void> {
  await em.execute(
    `insert into read_index_word as known (index_name, word, documents, heading)
     select ?, word, documents, heading
     from jsonb_to_recordset(?::jsonb) as given (word text, documents integer, heading integer)
     on conflict (index_name, word) do update set documents = known.documents + excluded.documents,
       heading = known.heading + excluded.heading`,
    [indexName, rowsOf(counts)],
  );
}

/** Null before the index has been built once. Changes with every change of the words. */
export async function revisionOf(em: EntityManager, indexName: string): Promise<string | null> {
  const [row] = await em.execute<{ generation: string; revision: string }[]>(
    'select generation, revision from read_index_vocabulary where index_name = ?',
    [indexName],
  );
  return row ? `${row.generation}/${row.revision}` : null;
}

export async function loadWords(
  em: EntityManager,
  indexName: string,
): Promise<{ documents: number; words: Map<string, WordCount> }> {
  const [row] = await em.execute<{ documents: number }[]>(
    'select documents from read_index_vocabulary where index_name = ?',
    [indexName],
  );
  const rows = await em.execute<(WordCount & { word: string })[]>(
    'select word, documents, heading from read_index_word where index_name = ?',
    [indexName],
  );
  const words = new Map(rows.map(({ word, documents, heading }) => [word, { documents, heading }]));
  return { documents: row?.documents ?? 0, words };
}
