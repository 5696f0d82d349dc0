import type { EntityManager } from '@mikro-orm/postgresql';
import type { TermFrequencies, TermFrequency } from './term-frequencies.js';

/**
 * The term tables of the read indexes, for both adapters. Each index stores the generation its terms were counted in.
 */

const termRows = ({ terms }: TermFrequencies) =>
  // In one order for all writers, which prevents deadlocks.
  JSON.stringify(
    [...terms]
      .map(([word, { documents, inHead }]) => ({ word, documents, heading: inHead }))
      .sort((a, b) => (a.word < b.word ? -1 : 1)),
  );

/** Replaces all terms of an index by those of a new generation. */
export async function replaceTerms(em: EntityManager, indexName: string, generation: string, counts: TermFrequencies) {
  await updateRevision(em, indexName, counts.documents, generation);
  await em.execute('delete from read_index_word where index_name = ?', [indexName]);
  await upsertTerms(em, indexName, counts);
}

/** Adds the terms of some documents. Does nothing before the first build of the index. */
export async function addTerms(em: EntityManager, indexName: string, counts: TermFrequencies): Promise<void> {
  if (await updateRevision(em, indexName, counts.documents)) await upsertTerms(em, indexName, counts);
}

/** Locks the row of the index, so that writers are serialized. Returns false before the first build. */
async function updateRevision(
  em: EntityManager,
  indexName: string,
  documents: number,
  generation?: string,
): Promise<boolean> {
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

async function upsertTerms(em: EntityManager, indexName: string, counts: TermFrequencies): Promise<void> {
  await em.execute(
    `insert into read_index_word as known (index_name, word, documents, heading)
     select ?, word, documents, heading
     from jsonb_to_recordset(?::jsonb) as given (word text, documents integer, heading integer)
     on conflict (index_name, word) do update set documents = known.documents + excluded.documents,
       heading = known.heading + excluded.heading`,
    [indexName, termRows(counts)],
  );
}

/** Changes with every write. Null before the first build of the index. */
export async function loadRevision(em: EntityManager, indexName: string): Promise<string | null> {
  const [row] = await em.execute<{ generation: string; revision: string }[]>(
    'select generation, revision from read_index_vocabulary where index_name = ?',
    [indexName],
  );
  return row ? `${row.generation}/${row.revision}` : null;
}

export async function loadTerms(
  em: EntityManager,
  indexName: string,
): Promise<{ documents: number; words: Map<string, TermFrequency> }> {
  const [row] = await em.execute<{ documents: number }[]>(
    'select documents from read_index_vocabulary where index_name = ?',
    [indexName],
  );
  const rows = await em.execute<(TermFrequency & { word: string })[]>(
    'select word, documents, heading as "inHead" from read_index_word where index_name = ?',
    [indexName],
  );
  const words = new Map(rows.map(({ word, documents, inHead }) => [word, { documents, inHead }]));
  return { documents: row?.documents ?? 0, words };
}
