import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { SearchEngine } from '../search-engine.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { listGenerations, lockShared } from './generations.js';
import { IndexSourceRegistry } from './index-source-registry.js';
import { IndexWriter } from './index-writer.js';
import { Reindexer } from './reindexer.js';

/** Documents per write. */
const BATCH = 500;

/** Updates indexed documents when their sources change. */
@Injectable()
export class IndexUpdater {
  constructor(
    private readonly database: Database,
    private readonly sources: IndexSourceRegistry,
    private readonly engine: SearchEngine,
    private readonly writer: IndexWriter,
    private readonly reindexer: Reindexer,
    private readonly dictionary: TermDictionary,
  ) {}

  /**
   * Rebuilds the documents of these ids, and removes those without a source. Repeated, late and reordered calls are
   * harmless. Joins the surrounding transaction, if any.
   */
  async refresh(indexName: string, ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    await this.reindexer.ensureReady(indexName);
    const source = this.sources.byName(indexName);
    const sorted = [...new Set(ids)].sort();
    await this.database.transaction(async (em) => {
      await lockShared(em, indexName);
      const generations = (await listGenerations(em, indexName, this.engine.kind)).map(({ name }) => name);
      for (let at = 0; at < sorted.length; at += BATCH) {
        const { documents, existingIds } = await this.writer.put(em, source, sorted.slice(at, at + BATCH), generations);
        this.dictionary.addTerms(source.definition, documents, (id) => !existingIds.has(id));
      }
    });
  }
}
