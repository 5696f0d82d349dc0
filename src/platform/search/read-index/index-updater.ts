import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../database/assert-no-transaction.js';
import { SearchAdapters } from '../search-adapters.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { IndexSourceRegistry } from './index-source-registry.js';
import { IndexWriter, type PreparedPut } from './index-writer.js';
import { Reindexer } from './reindexer.js';

/** Documents per write. */
const BATCH = 500;

/** Updates indexed documents when their sources change. */
@Injectable()
export class IndexUpdater {
  constructor(
    private readonly sources: IndexSourceRegistry,
    private readonly adapters: SearchAdapters,
    private readonly writer: IndexWriter,
    private readonly reindexer: Reindexer,
    private readonly dictionary: TermDictionary,
  ) {}

  /**
   * Rebuilds the documents of these ids, and removes those without a source. Repeated, late and reordered calls are
   * harmless; one that failed has to be repeated. The index in the database is written first, so that one which does
   * not respond keeps nothing out of it. Throws within a transaction.
   */
  async refresh(indexName: string, ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    assertNoTransaction('A write to the index');
    const [first, ...others] = this.adapters.all;
    await this.reindexer.ensureReady(indexName, first);
    const source = this.sources.byName(indexName);
    const sorted = [...new Set(ids)].sort();
    const puts: PreparedPut[] = [];
    for (let at = 0; at < sorted.length; at += BATCH) {
      const put = await this.writer.prepare(source, sorted.slice(at, at + BATCH));
      this.dictionary.addTerms(source.definition, put.documents, (id) => !put.existingIds.has(id));
      await this.writer.write(first, source, put, put.generations.get(first.kind) ?? []);
      if (others.length) puts.push(put);
    }
    for (const adapter of others) {
      // Fails fast: a write waits longer, and the next change waits for this one.
      await adapter.ping();
      await this.reindexer.ensureReady(indexName, adapter);
      for (const put of puts) await this.writer.write(adapter, source, put, put.generations.get(adapter.kind) ?? []);
    }
  }
}
