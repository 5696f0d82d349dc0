import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../database/database.js';
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
  private readonly loaded = new Map<string, { at: number; revision: string | null; words: Promise<Words> }>();
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

  /** As of some seconds ago. */
  async of(indexName: string): Promise<Words> {
    const known = this.loaded.get(indexName);
    if (known && known.at > Date.now() - CHECKED_MS) return known.words;
    if (known) known.at = Date.now();
    const revision = await this.database.read((em) => revisionOf(em, indexName));
    if (known && known.revision === revision) return known.words;
    const words = this.load(indexName);
    this.loaded.set(indexName, { at: Date.now(), revision, words });
    words.catch(() => this.loaded.delete(indexName));
    return words;
  }

  private async load(indexName: string): Promise<Words> {
    const { documents, words } = await this.database.read((em) => loadWords(em, indexName));
    return knownWords(documents, words);
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
