import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { Remade } from '../../remade.js';
import type { IndexDefinition, SearchDocument } from '../search-engine.js';
import { knownWords, type Words } from './known-words.js';
import { addWords, loadWords, replaceWords, revisionOf } from './vocabulary-store.js';
import { WordCounts } from './word-counts.js';

/** New words are known at latest this long after their document. */
const GATHERED_MS = 1_000;
const CHECKED_MS = 2_000;

/**
 * The words of each read index with the number of documents that have them, kept in PostgreSQL for every engine:
 * counted anew with each rebuild, and in between added to. Nothing is taken off before the next rebuild, so a word may
 * be known that no document has any more.
 */
@Injectable()
export class Vocabulary implements OnApplicationShutdown {
  private readonly gathered = new Map<string, WordCounts>();
  private readonly loaded = new Map<string, Remade<Words>>();
  private timer: NodeJS.Timeout | null = null;
  private readonly log = new Logger(Vocabulary.name);
  /** What is learned in somebody's transaction is written outside of it: a word too many does no harm. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(private readonly database: Database) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) await this.write();
  }

  /** Gathers the words of documents that were put, and writes them a moment later. */
  learn(definition: IndexDefinition, documents: readonly SearchDocument[], isNew: (id: string) => boolean): void {
    const counts = this.gathered.get(definition.name) ?? new WordCounts();
    for (const document of documents) counts.add(definition, document, isNew(document.id));
    this.gathered.set(definition.name, counts);
    this.timer ??= this.outside(() => setTimeout(() => void this.write(), GATHERED_MS).unref());
  }

  async replace(indexName: string, generation: string, counts: WordCounts): Promise<void> {
    await this.database.transaction((em) => replaceWords(em, indexName, generation, counts));
    this.loaded.delete(indexName);
  }

  /** As of some seconds ago: whoever asks while newer words are loaded gets the older ones. */
  of(indexName: string): Promise<Words> {
    const loaded = this.loaded.get(indexName) ?? new Remade(CHECKED_MS, this.loader(indexName));
    this.loaded.set(indexName, loaded);
    return loaded.get();
  }

  /** Loads again only what has changed. */
  private loader(indexName: string): () => Promise<Words> {
    let latest: { revision: string | null; words: Words } | null = null;
    return async () => {
      const revision = await this.database.read((em) => revisionOf(em, indexName));
      if (latest?.revision === revision) return latest.words;
      const { documents, words } = await this.database.read((em) => loadWords(em, indexName));
      latest = { revision, words: knownWords(documents, words) };
      return latest.words;
    };
  }

  private async write(): Promise<void> {
    this.timer = null;
    for (const [indexName, counts] of [...this.gathered]) {
      this.gathered.delete(indexName);
      try {
        await this.database.transaction((em) => addWords(em, indexName, counts));
      } catch (error) {
        this.log.warn(`Words of "${indexName}" were not counted: ${error}`);
      }
    }
  }
}
