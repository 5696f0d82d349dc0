import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { SearchEngine } from '../search-engine.js';
import { Vocabulary } from '../vocabulary/vocabulary.js';
import { listGenerations, passGate } from './generations.js';
import { IndexSources } from './index-sources.js';
import { IndexWriter } from './index-writer.js';
import { Rebuilder } from './rebuilder.js';

/** At most this many documents are built and sent at a time. */
const BATCH = 500;

/** Keeps documents in step with their sources. */
@Injectable()
export class ReadIndexes {
  constructor(
    private readonly database: Database,
    private readonly sources: IndexSources,
    private readonly engine: SearchEngine,
    private readonly writer: IndexWriter,
    private readonly rebuilder: Rebuilder,
    private readonly vocabulary: Vocabulary,
  ) {}

  /**
   * Builds the documents of these ids anew and puts them, or takes them out when their source has none. Calling it
   * twice, late or out of order does no harm. Runs in the surrounding transaction, where there is one.
   */
  async refresh(indexName: string, ids: readonly string[]): Promise<void> {
    if (!ids.length) return;
    await this.rebuilder.ready(indexName);
    const source = this.sources.named(indexName);
    const sorted = [...new Set(ids)].sort();
    await this.database.transaction(async (em) => {
      await passGate(em, indexName);
      const generations = (await listGenerations(em, indexName, this.engine.kind)).map(({ name }) => name);
      for (let at = 0; at < sorted.length; at += BATCH) {
        const { documents, known } = await this.writer.put(em, source, sorted.slice(at, at + BATCH), generations);
        this.vocabulary.learn(source.definition, documents, (id) => !known.has(id));
      }
    });
  }
}
