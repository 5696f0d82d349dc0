import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { forEachConcurrently } from '../../async/for-each-concurrently.js';
import { Database } from '../../database/database.js';
import type { SearchAdapter } from '../search-engine.js';
import { TermFrequencies } from '../terms/term-frequencies.js';
import { countPresent, listEntries, staleEntries } from './entries.js';
import type { IndexSource } from './index-source.js';
import { IndexWriter, type PreparedPut } from './index-writer.js';

/** Documents per write. */
const BATCH = 500;
/** One batch is built while another is written. */
const CONCURRENCY = 2;
/** A put under way is in its entry before it is in the search engine. */
const SETTLE_MS = 100;
/** After so many looks, what is still late is put again: its writer may have died. */
const LOOKS_PER_PUT = 10;
const MAX_LOOKS = 100;

/** Called after every batch with numbers of documents. */
type FillProgress = (done: number, expected: number) => void;

/** Puts the documents of an index into one of its generations. */
@Injectable()
export class GenerationFiller {
  constructor(
    private readonly database: Database,
    private readonly writer: IndexWriter,
  ) {}

  /** Returns the number of ids that were put, and the terms of their documents. */
  async fill(
    adapter: SearchAdapter,
    source: IndexSource,
    generation: string,
    opened: number,
    onProgress: FillProgress,
  ): Promise<{ done: number; words: TermFrequencies }> {
    const { name } = source.definition;
    const words = new TermFrequencies();
    const expected = await this.database.read((em) => countPresent(em, name));
    let done = 0;
    await forEachConcurrently(CONCURRENCY, this.batches(source), async (ids) => {
      const { documents } = await this.put(adapter, source, ids, generation);
      for (const document of documents) words.add(source.definition, document, true);
      done += ids.length;
      onProgress(done, Math.max(done, expected));
    });
    // Documents whose source disappeared without an event.
    const findStale = () => this.database.read((em) => staleEntries(em, name, opened, BATCH));
    for (let stale = await findStale(); stale.length; stale = await findStale())
      await this.put(adapter, source, stale, generation);
    return { done, words };
  }

  /** Returns the next batch of ids with each call, and an empty one at the end. */
  private batches(source: IndexSource): () => Promise<string[]> {
    let last: string | null = null;
    return async () => {
      const ids = await source.allIds(last, BATCH);
      last = ids.at(-1) ?? last;
      return ids;
    };
  }

  private async put(
    adapter: SearchAdapter,
    source: IndexSource,
    ids: readonly string[],
    generation: string,
  ): Promise<PreparedPut> {
    const put = await this.writer.prepare(source, ids);
    await this.writer.write(adapter, source, put, generation);
    return put;
  }

  /**
   * Returns once the generation has had every document at least as new as its entry. Whoever writes from then on knows
   * the generation. Throws if it does not get there.
   */
  async settle(adapter: SearchAdapter, source: IndexSource, generation: string): Promise<void> {
    let late = await this.findLate(adapter, source.definition.name, generation);
    for (let look = 1; late.length > 0; look += 1) {
      if (look > MAX_LOOKS) throw new Error(`"${source.definition.name}" still lacks ${late.length} of its documents.`);
      if (look % LOOKS_PER_PUT === 0) await this.put(adapter, source, late, generation);
      else await pause(SETTLE_MS);
      const now = await this.findLate(adapter, source.definition.name, generation);
      late = late.filter((id) => now.includes(id));
    }
  }

  /** Ids whose document in the generation is older than their entry, or remains although it was removed. */
  async findLate(adapter: SearchAdapter, indexName: string, generation: string): Promise<string[]> {
    const entries = await this.database.read((em) => listEntries(em, indexName));
    const stored = await adapter.versions(generation);
    const late = entries.filter(({ id, version, present }) => (stored.get(id) ?? (present ? 0 : version)) < version);
    return late.map(({ id }) => id);
  }
}
