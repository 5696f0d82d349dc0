import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { forEachConcurrently } from '../../async/for-each-concurrently.js';
import { Database } from '../../database/database.js';
import { DomainError } from '../../errors/domain-error.js';
import { type IndexChecksum, SearchEngine } from '../search-engine.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { TermFrequencies } from '../terms/term-frequencies.js';
import { expectedChecksum, nextVersion, staleEntries } from './entries.js';
import {
  addGeneration,
  listGenerations,
  lockExclusive,
  removeOtherGenerations,
  tryLockRebuild,
} from './generations.js';
import type { IndexSource } from './index-source.js';
import { fingerprint, IndexSourceRegistry } from './index-source-registry.js';
import { IndexWriter } from './index-writer.js';

const BATCH = 500;
/** One batch is built while another is written. */
const CONCURRENCY = 2;
/** A put that failed after it reached the engine makes the checksums differ until it is retried. */
const MAX_PASSES = 3;
/** Running searches on the old generation may take this long to finish. */
const READER_GRACE_MS = 1_000;
const REBUILD_RETRY_DELAY_MS = 250;

/** In this order; after a failed comparison the index is filled and compared again. */
type ReindexStep = 'filling' | 'finalizing' | 'comparing' | 'activated';

/** Called after every batch and at the start of every further step, with numbers of documents. */
export type ReindexProgress = (report: { step: ReindexStep; done: number; expected: number }) => void;

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
    private readonly engine: SearchEngine,
    private readonly writer: IndexWriter,
    private readonly dictionary: TermDictionary,
  ) {}

  /** Rebuilds the index, once per process, unless it matches the schema of this version. */
  ensureReady(indexName: string): Promise<void> {
    const preparing = this.prepared.get(indexName) ?? this.outsideTransaction(() => this.prepare(indexName));
    this.prepared.set(indexName, preparing);
    preparing.catch(() => this.prepared.delete(indexName));
    return preparing;
  }

  /**
   * Returns the checksum of the activated generation, which equals that of its sources.
   * Throws DomainError `conflict` while another process rebuilds the same index.
   */
  async rebuild(indexName: string, onProgress: ReindexProgress = () => {}): Promise<IndexChecksum> {
    const source = this.sources.byName(indexName);
    return this.outsideTransaction(() =>
      this.database.transaction(async (lock) => {
        if (!(await tryLockRebuild(lock, indexName)))
          throw new DomainError('conflict', 'rebuild_running', `"${indexName}" is being rebuilt by another process.`);
        return this.outsideTransaction(() => this.build(source, onProgress));
      }),
    );
  }

  private async prepare(indexName: string): Promise<void> {
    while (!(await this.isUpToDate(indexName))) {
      try {
        await this.rebuild(indexName);
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
        await pause(REBUILD_RETRY_DELAY_MS);
      }
    }
  }

  private async isUpToDate(indexName: string): Promise<boolean> {
    const active = await this.engine.activeGeneration(indexName);
    const generations = await this.database.read((em) => listGenerations(em, indexName, this.engine.kind));
    const expected = fingerprint(this.sources.byName(indexName).definition);
    return generations.some(({ name, fingerprint }) => name === active && fingerprint === expected);
  }

  private async build(source: IndexSource, onProgress: ReindexProgress): Promise<IndexChecksum> {
    const { definition } = source;
    const active = await this.engine.activeGeneration(definition.name);
    await this.dropOthers(definition.name, active);
    const number = await this.database.transaction(nextVersion);
    const name = await this.engine.create(definition, number);
    const opened = await this.withExclusiveLock(definition.name, async (em) => {
      await addGeneration(em, definition.name, this.engine.kind, { name, fingerprint: fingerprint(definition) });
      return nextVersion(em);
    });
    for (let pass = 1; pass <= MAX_PASSES; pass++) {
      const { words, done } = await this.fill(source, name, opened, onProgress);
      const report = (step: ReindexStep) => onProgress({ step, done, expected: done });
      if (pass === 1) {
        report('finalizing');
        await this.engine.finalize(definition, name);
      }
      report('comparing');
      // Before the swap: a process killed between the two leaves no active index without its terms.
      await this.dictionary.replace(definition.name, name, words);
      const swapped = await this.swap(definition.name, name);
      if (!swapped) continue;
      report('activated');
      if (active) await pause(READER_GRACE_MS);
      await this.dropOthers(definition.name, name);
      return swapped;
    }
    throw new Error(`"${definition.name}" still differs from its sources after ${MAX_PASSES} passes.`);
  }

  private async dropOthers(indexName: string, remaining: string | null): Promise<void> {
    await this.withExclusiveLock(indexName, (em) => removeOtherGenerations(em, indexName, this.engine.kind, remaining));
    for (const name of await this.engine.generations(indexName)) if (name !== remaining) await this.engine.drop(name);
  }

  /** Returns the number of ids that were put, and the terms of their documents. */
  private async fill(
    source: IndexSource,
    generation: string,
    opened: number,
    onProgress: ReindexProgress,
  ): Promise<{ done: number; words: TermFrequencies }> {
    const { name } = source.definition;
    const words = new TermFrequencies();
    const { count: expected } = await this.database.read((em) => expectedChecksum(em, name));
    const put = (ids: string[]) => this.database.transaction((em) => this.writer.put(em, source, ids, [generation]));
    let done = 0;
    await forEachConcurrently(CONCURRENCY, this.batches(source), async (ids) => {
      const { documents } = await put(ids);
      for (const document of documents) words.add(source.definition, document, true);
      done += ids.length;
      onProgress({ step: 'filling', done, expected: Math.max(done, expected) });
    });
    // Documents whose source disappeared without a fact.
    const findStale = () => this.database.read((em) => staleEntries(em, name, opened, BATCH));
    for (let stale = await findStale(); stale.length; stale = await findStale()) await put(stale);
    return { done, words };
  }

  /** Returns the next batch of ids with each call, and an empty one at the end. */
  private batches(source: IndexSource): () => Promise<string[]> {
    let last: string | null = null;
    return async () => {
      const ids = await this.database.read((em) => source.allIds(em, last, BATCH));
      last = ids.at(-1) ?? last;
      return ids;
    };
  }

  /** Returns null when the engine does not hold what was written to it. */
  private swap(indexName: string, generation: string): Promise<IndexChecksum | null> {
    return this.withExclusiveLock(indexName, async (em) => {
      const expected = await expectedChecksum(em, indexName);
      const stored = await this.engine.checksum(generation);
      if (expected.count !== stored.count || expected.versionSum !== stored.versionSum) return null;
      await this.engine.activate(indexName, generation);
      return stored;
    });
  }

  private withExclusiveLock<T>(indexName: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (em) => {
      await lockExclusive(em, indexName);
      return work(em);
    });
  }
}
