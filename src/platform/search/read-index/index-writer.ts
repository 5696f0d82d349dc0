import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SearchDocument, SearchEngine } from '../search-engine.js';
import { allocateVersions, markPresent } from './entries.js';
import type { IndexSource } from './index-source.js';

export interface PutResult {
  documents: SearchDocument[];
  /** Ids that had a document before. */
  existingIds: ReadonlySet<string>;
}

/** Builds documents after locking their entries, so that repeated and reordered writes are harmless. */
@Injectable()
export class IndexWriter {
  constructor(private readonly engine: SearchEngine) {}

  /** Needs a transaction: it locks the entries until the documents are written and it commits. */
  async put(
    em: EntityManager,
    source: IndexSource,
    ids: readonly string[],
    generations: readonly string[],
  ): Promise<PutResult> {
    const { definition } = source;
    const allocated = await allocateVersions(em, definition.name, ids);
    const documents = new Map((await source.buildDocuments(em, ids)).map((document) => [document.id, document]));
    const changes = [...allocated].map(([id, { version }]) => ({ id, version, document: documents.get(id) ?? null }));
    for (const generation of generations) await this.engine.write(definition, generation, changes);
    await markPresent(em, definition.name, ids, [...documents.keys()]);
    const existingIds = new Set([...allocated].flatMap(([id, { present }]) => (present ? [id] : [])));
    return { documents: [...documents.values()], existingIds };
  }
}
