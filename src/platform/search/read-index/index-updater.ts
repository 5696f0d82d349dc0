import { Injectable } from '@nestjs/common';
import { assertNoTransaction } from '../../database/assert-no-transaction.js';
import { TermDictionary } from '../terms/term-dictionary.js';
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
    private readonly writer: IndexWriter,
    private readonly reindexer: Reindexer,
    private readonly dictionary: TermDictionary,
  ) {}

  /**
   * Rebuilds the documents of these ids, and removes those without a source. Repeated, late and reordered calls are
   * harmless; one that failed has to be repeated. Throws within a transaction.
   */
  async refresh(indexName: string, ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    assertNoTransaction('A write to the index');
    await this.reindexer.ensureReady(indexName);
    const source = this.sources.byName(indexName);
    const sorted = [...new Set(ids)].sort();
    for (let at = 0; at < sorted.length; at += BATCH) {
      const put = await this.writer.prepare(source, sorted.slice(at, at + BATCH));
      this.dictionary.addTerms(source.definition, put.documents, (id) => !put.existingIds.has(id));
      await this.writer.write(source, put, put.generations);
    }
  }
}
