import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { forEachConcurrently } from '../../async/for-each-concurrently.js';
import { Database } from '../../database/database.js';
import { DomainError } from '../../errors/domain-error.js';
import { SearchAdapters } from '../search-adapters.js';
import type { SearchAdapter } from '../search-engine.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { TermFrequencies } from '../terms/term-frequencies.js';
import { countPresent, lastVersion, listEntries, nextVersion, staleEntries } from './entries.js';
import { addGeneration, listGenerations, removeOtherGenerations, tryLockRebuild } from './generations.js';
import type { IndexSource } from './index-source.js';
import { fingerprint, IndexSourceRegistry } from './index-source-registry.js';
import { IndexWriter, type PreparedPut } from './index-writer.js';

const BATCH = 500;
/** One batch is built while another is written. */
const CONCURRENCY = 2;
/** A put under way is in its entry before it is in the search engine. */
const SETTLE_MS = 100;
/** After so many looks, what is still late is put again: its writer may have died. */
const LOOKS_PER_PUT = 10;
const MAX_LOOKS = 100;
/** Searches and puts that know the old generation may take this long to finish. */
const GRACE_MS = 1_000;
const REBUILD_RETRY_DELAY_MS = 250;

/** In this order. */
type ReindexStep = 'filling' | 'finalizing' | 'comparing' | 'activated';

/** Called after every batch and at the start of every further step, with numbers of documents. */
export type ReindexProgress = (report: {
  adapter: SearchAdapter['kind'];
  step: ReindexStep;
  done: number;
  expected: number;
}) => void;

/**
 * Blue-green reindexing: fills a new generation while searches read the old one, then switches them over atomically.
 * Writes go to both meanwhile, so that nothing has to be caught up. A killed run leaves the old generation active, and
 * the next run removes the remains.
 */
@Injectable()
export class Reindexer {
  private readonly prepared = new Map<string, Promise<void>>();
  /** A rebuild may start inside a caller's transaction, which its own transactions must not join. */
  private readonly outsideTransaction = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: Database,
    private readonly sources: IndexSourceRegistry,
    private readonly adapters: SearchAdapters,
    private readonly writer: IndexWriter,
    private readonly dictionary: TermDictionary,
  ) {}

  /**
   * Rebuilds the index, once per process, unless it matches the schema of this version. Puts what an index behind the one
   * in the database lacks, as after an outage; one that lacks much is rebuilt.
   */
  ensureReady(indexName: string, adapter: SearchAdapter): Promise<void> {
    const key = `${adapter.kind} ${indexName}`;
    const preparing = this.prepared.get(key) ?? this.outsideTransaction(() => this.prepare(indexName, adapter));
    this.prepared.set(key, preparing);
    preparing.catch(() => this.prepared.delete(key));
    return preparing;
  }

  /** Lets the next `ensureReady` look again. */
  forget(indexName: string, adapter: SearchAdapter): void {
    this.prepared.delete(`${adapter.kind} ${indexName}`);
  }

  /**
   * Rebuilds the index in each adapter. Returns the number of documents.
   * Throws DomainError `conflict` while another process rebuilds the same index.
   */
  async rebuild(indexName: string, onProgress: ReindexProgress = () => {}): Promise<number> {
    let count = 0;
    for (const adapter of this.adapters.all) count = await this.rebuildIn(adapter, indexName, onProgress);
    return count;
  }

  private async rebuildIn(
    adapter: SearchAdapter,
    indexName: string,
    onProgress: ReindexProgress = () => {},
  ): Promise<number> {
    const source = this.sources.byName(indexName);
    return this.outsideTransaction(() =>
      this.database.transaction(async (lock) => {
        if (!(await tryLockRebuild(lock, indexName)))
          throw new DomainError('conflict', 'rebuild_running', `"${indexName}" is being rebuilt by another process.`);
        return this.outsideTransaction(() => this.build(adapter, source, onProgress));
      }),
    );
  }

  private async prepare(indexName: string, adapter: SearchAdapter): Promise<void> {
    while (!(await this.isUpToDate(indexName, adapter))) {
      try {
        await this.rebuildIn(adapter, indexName);
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
        await pause(REBUILD_RETRY_DELAY_MS);
      }
    }
    const active = await adapter.activeGeneration(indexName);
    if (active && !this.isWrittenFirst(adapter)) await this.settle(adapter, this.sources.byName(indexName), active);
  }

  /** It gets every change. A rebuild of another one gives new versions, by which it would only seem to lack them. */
  private isWrittenFirst(adapter: SearchAdapter): boolean {
    return adapter === this.adapters.all[0];
  }

  private async isUpToDate(indexName: string, adapter: SearchAdapter): Promise<boolean> {
    const active = await adapter.activeGeneration(indexName);
    const generations = await this.database.read((em) => listGenerations(em, indexName, adapter.kind));
    const expected = fingerprint(this.sources.byName(indexName).definition);
    if (!active || !generations.some(({ name, fingerprint }) => name === active && fingerprint === expected))
      return false;
    // Beside a restored database, its newer versions would win over what is written now.
    if ((await adapter.highestVersion(active)) > (await this.database.read(lastVersion))) return false;
    return this.isWrittenFirst(adapter) || (await this.findLate(adapter, indexName, active)).length <= BATCH;
  }

  private async build(adapter: SearchAdapter, source: IndexSource, onProgress: ReindexProgress): Promise<number> {
    const { definition } = source;
    const active = await adapter.activeGeneration(definition.name);
    await this.forgetOthers(adapter, definition.name, active);
    await this.dropOthers(adapter, definition.name, active);
    const name = await adapter.create(definition, await this.freeNumber(adapter, definition.name));
    const opened = await this.database.transaction(async (em) => {
      await addGeneration(em, definition.name, adapter.kind, { name, fingerprint: fingerprint(definition) });
      return nextVersion(em);
    });
    const { words, done } = await this.fill(adapter, source, name, opened, onProgress);
    const report = (step: ReindexStep) => onProgress({ adapter: adapter.kind, step, done, expected: done });
    report('finalizing');
    await adapter.finalize(definition, name);
    report('comparing');
    await this.settle(adapter, source, name);
    // Before the swap: a process killed between the two leaves no active index without its terms.
    await this.dictionary.replace(definition.name, name, words);
    await adapter.activate(definition.name, name);
    report('activated');
    await this.forgetOthers(adapter, definition.name, name);
    if (active) await pause(GRACE_MS);
    await this.dropOthers(adapter, definition.name, name);
    return this.database.read((em) => countPresent(em, definition.name));
  }

  /** A number that no generation has: an index may be older than its database. */
  private async freeNumber(adapter: SearchAdapter, indexName: string): Promise<number> {
    const taken = (await adapter.generations(indexName)).map((name) => Number(/\d+$/.exec(name)));
    return Math.max(await this.database.transaction(nextVersion), ...taken.map((number) => number + 1));
  }

  private forgetOthers(adapter: SearchAdapter, indexName: string, remaining: string | null): Promise<void> {
    return this.database.transaction((em) => removeOtherGenerations(em, indexName, adapter.kind, remaining));
  }

  private async dropOthers(adapter: SearchAdapter, indexName: string, remaining: string | null): Promise<void> {
    for (const name of await adapter.generations(indexName)) if (name !== remaining) await adapter.drop(name);
  }

  /** Returns the number of ids that were put, and the terms of their documents. */
  private async fill(
    adapter: SearchAdapter,
    source: IndexSource,
    generation: string,
    opened: number,
    onProgress: ReindexProgress,
  ): Promise<{ done: number; words: TermFrequencies }> {
    const { name } = source.definition;
    const words = new TermFrequencies();
    const expected = await this.database.read((em) => countPresent(em, name));
    let done = 0;
    await forEachConcurrently(CONCURRENCY, this.batches(source), async (ids) => {
      const { documents } = await this.put(adapter, source, ids, generation);
      for (const document of documents) words.add(source.definition, document, true);
      done += ids.length;
      onProgress({ adapter: adapter.kind, step: 'filling', done, expected: Math.max(done, expected) });
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
  private async settle(adapter: SearchAdapter, source: IndexSource, generation: string): Promise<void> {
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
  private async findLate(adapter: SearchAdapter, indexName: string, generation: string): Promise<string[]> {
    const entries = await this.database.read((em) => listEntries(em, indexName));
    const stored = await adapter.versions(generation);
    const late = entries.filter(({ id, version, present }) => (stored.get(id) ?? (present ? 0 : version)) < version);
    return late.map(({ id }) => id);
  }
}
