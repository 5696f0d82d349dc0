import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import { StaleWhileRevalidate } from '../../caching/stale-while-revalidate.js';
import { Database } from '../../database/database.js';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';
import { TermFrequencies } from './term-frequencies.js';
import { buildTermStatistics, type TermStatistics } from './term-statistics.js';
import { addTerms, loadRevision, loadTerms, replaceTerms } from './term-store.js';

/** New terms are stored this long after their document at the latest. */
const FLUSH_DELAY_MS = 1_000;
const REFRESH_MS = 2_000;

/**
 * The terms of each read index with their document frequencies, stored in PostgreSQL for every search engine. A rebuild
 * counts them anew; updates only add, so terms of removed documents stay until the next rebuild.
 */
@Injectable()
export class TermDictionary {
  private readonly pending = new Map<string, TermFrequencies>();
  private readonly statistics = new Map<string, StaleWhileRevalidate<TermStatistics>>();
  private timer: NodeJS.Timeout | null = null;
  private written: Promise<void> = Promise.resolve();
  private readonly log = new Logger(TermDictionary.name);
  /** Terms are written outside the caller's transaction: terms of a change that rolls back do no harm. */
  private readonly outsideTransaction = AsyncLocalStorage.snapshot();

  constructor(private readonly database: Database) {}

  /** Collects the terms of indexed documents and writes them in batches. */
  addTerms(definition: IndexDefinition, documents: readonly SearchDocument[], isNew: (id: string) => boolean): void {
    const frequencies = this.pending.get(definition.name) ?? new TermFrequencies();
    for (const document of documents) frequencies.add(definition, document, isNew(document.id));
    this.pending.set(definition.name, frequencies);
    this.timer ??= this.outsideTransaction(() => setTimeout(() => void this.flush(), FLUSH_DELAY_MS).unref());
  }

  /** Writes what was collected so far, after what is being written. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.written = this.written.then(() => this.writePending());
    return this.written;
  }

  async replace(indexName: string, generation: string, frequencies: TermFrequencies): Promise<void> {
    await this.database.transaction((em) => replaceTerms(em, indexName, generation, frequencies));
    this.statistics.delete(indexName);
  }

  /** Some seconds old: returns the cached statistics while newer ones are loading. */
  getStatistics(indexName: string): Promise<TermStatistics> {
    const cached =
      this.statistics.get(indexName) ?? new StaleWhileRevalidate(REFRESH_MS, this.statisticsLoader(indexName));
    this.statistics.set(indexName, cached);
    return cached.get();
  }

  /** Reloads only after the revision has changed. */
  private statisticsLoader(indexName: string): () => Promise<TermStatistics> {
    let latest: { revision: string | null; statistics: TermStatistics } | null = null;
    return async () => {
      const revision = await this.database.read((em) => loadRevision(em, indexName));
      if (latest?.revision === revision) return latest.statistics;
      const { documents, words } = await this.database.read((em) => loadTerms(em, indexName));
      latest = { revision, statistics: buildTermStatistics(documents, words) };
      return latest.statistics;
    };
  }

  private async writePending(): Promise<void> {
    for (const [indexName, frequencies] of [...this.pending]) {
      this.pending.delete(indexName);
      try {
        await this.database.transaction((em) => addTerms(em, indexName, frequencies));
      } catch (error) {
        this.log.warn(`Words of "${indexName}" were not counted: ${error}`);
      }
    }
  }
}
