import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { SearchAdapter, SearchDocument, VersionedChange } from '../search-engine.js';
import { allocateVersions, markPresent } from './entries.js';
import { listGenerations } from './generations.js';
import type { IndexSource } from './index-source.js';

export interface PreparedPut {
  changes: readonly VersionedChange[];
  documents: SearchDocument[];
  /** Ids that had a document before. */
  existingIds: ReadonlySet<string>;
}

/**
 * Writes documents in two steps. Their versions and contents come from one transaction, in which a later put waits for
 * an earlier one; the search engine is written afterwards, and ignores what is older than what it has. So repeated and
 * reordered writes are harmless, and no transaction waits for the search engine.
 */
@Injectable()
export class IndexWriter {
  constructor(private readonly database: Database) {}

  prepare(source: IndexSource, ids: readonly string[]): Promise<PreparedPut> {
    const { name } = source.definition;
    return this.database.transaction(async (em) => {
      const allocated = await allocateVersions(em, name, ids);
      const documents = new Map((await source.buildDocuments(ids)).map((document) => [document.id, document]));
      await markPresent(em, name, ids, [...documents.keys()]);
      return {
        changes: [...allocated].map(([id, { version }]) => ({ id, version, document: documents.get(id) ?? null })),
        documents: [...documents.values()],
        existingIds: new Set([...allocated].flatMap(([id, { present }]) => (present ? [id] : []))),
      };
    });
  }

  /**
   * Writes to one generation of an adapter, or to all that receive puts, which are listed after the entries were locked.
   * One that was dropped meanwhile needs nothing: the one in use has what this put is about.
   */
  async write(
    adapter: SearchAdapter,
    { definition }: IndexSource,
    { changes }: PreparedPut,
    only?: string,
  ): Promise<void> {
    for (const generation of only ? [only] : await this.generationsOf(adapter, definition.name)) {
      try {
        await adapter.write(definition, generation, changes);
      } catch (error) {
        if ((await this.generationsOf(adapter, definition.name)).includes(generation)) throw error;
      }
    }
  }

  private async generationsOf({ kind }: SearchAdapter, indexName: string): Promise<string[]> {
    const generations = await this.database.read((em) => listGenerations(em, indexName, kind));
    return generations.map(({ name }) => name);
  }
}
