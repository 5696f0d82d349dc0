import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SearchDocument, SearchEngine } from '../search-engine.js';
import { drawVersions, markPresent } from './entries.js';
import type { IndexSource } from './index-source.js';

export interface Put {
  documents: SearchDocument[];
  /** Ids that the index had a document of before. */
  known: ReadonlySet<string>;
}

/** Builds documents and puts them, in the order that makes repetition and disorder harmless. */
@Injectable()
export class IndexWriter {
  constructor(private readonly engine: SearchEngine) {}

  /** Needs a transaction: its locks on the entries hold until the documents are written and it commits. */
  async put(
    em: EntityManager,
    source: IndexSource,
    ids: readonly string[],
    generations: readonly string[],
  ): Promise<Put> {
    const { definition } = source;
    const drawn = await drawVersions(em, definition.name, ids);
    const documents = new Map((await source.buildDocuments(em, ids)).map((document) => [document.id, document]));
    const changes = [...drawn].map(([id, { version }]) => ({ id, version, document: documents.get(id) ?? null }));
    for (const generation of generations) await this.engine.write(definition, generation, changes);
    await markPresent(em, definition.name, ids, [...documents.keys()]);
    const known = new Set([...drawn].flatMap(([id, { present }]) => (present ? [id] : [])));
    return { documents: [...documents.values()], known };
  }
}
