import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../database/assert-no-transaction.js';
import { SearchAdapters } from '../search-adapters.js';
import type { SearchAdapter } from '../search-engine.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { IndexPreparation } from './index-preparation.js';
import { IndexSourceRegistry } from './index-source-registry.js';
import { IndexWriter } from './index-writer.js';
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
    private readonly preparation: IndexPreparation,
    private readonly dictionary: TermDictionary,
  ) {}

  /**
   * Rebuilds the documents of these ids, and removes those without a source. Repeated, late and reordered calls are
   * harmless; one that failed has to be repeated. The index in the database is written first. Another one that does not
   * respond gets the change once it is back, since its versions tell what it lacks. Throws within a transaction.
   */
  async refresh(indexName: string, ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    assertNoTransaction('A write to the index');
    const [first, ...others] = this.adapters.all;
    await this.reindexer.ensureReady(indexName, first);
    const responding = new Set<SearchAdapter>();
    // A write to one that does not respond takes long, and the next change waits for this one.
    for (const adapter of others) if (await this.preparation.tryToPrepare(indexName, adapter)) responding.add(adapter);
    const source = this.sources.byName(indexName);
    const sorted = [...new Set(ids)].sort();
    for (let at = 0; at < sorted.length; at += BATCH) {
      const put = await this.writer.prepare(source, sorted.slice(at, at + BATCH));
      this.dictionary.addTerms(source.definition, put.documents, (id) => !put.existingIds.has(id));
      await this.writer.write(first, source, put);
      for (const adapter of responding)
        await this.writer.write(adapter, source, put).catch((error) => {
          this.preparation.catchUpAfter(error, indexName, adapter);
          responding.delete(adapter);
        });
    }
  }
}
