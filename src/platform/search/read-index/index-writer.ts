import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SearchEngine } from '../search-engine.js';
import { drawVersions, markPresent } from './entries.js';
import type { IndexSource } from './index-source.js';

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
  ): Promise<void> {
    const { definition } = source;
    const versions = await drawVersions(em, definition.name, ids);
    const documents = new Map((await source.buildDocuments(em, ids)).map((document) => [document.id, document]));
    const changes = [...versions].map(([id, version]) => ({ id, version, document: documents.get(id) ?? null }));
    for (const generation of generations) await this.engine.write(definition, generation, changes);
    await markPresent(em, definition.name, ids, [...documents.keys()]);
  }
}
