import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { DomainError } from '../../errors/domain-error.js';
import { SearchAdapters } from '../search-adapters.js';
import type { SearchAdapter } from '../search-engine.js';
import { TermDictionary } from '../terms/term-dictionary.js';
import { countPresent, lastVersion, nextVersion } from './entries.js';
import { GenerationFiller } from './generation-filler.js';
import { addGeneration, listGenerations, removeOtherGenerations, tryLockRebuild } from './generations.js';
import type { IndexSource } from './index-source.js';
import { fingerprint, IndexSourceRegistry } from './index-source-registry.js';

/** An index that lacks more documents than this is rebuilt. */
const MAX_LATE = 500;
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
    private readonly filler: GenerationFiller,
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
    if (active && !this.isWrittenFirst(adapter))
      await this.filler.settle(adapter, this.sources.byName(indexName), active);
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
    return this.isWrittenFirst(adapter) || (await this.filler.findLate(adapter, indexName, active)).length <= MAX_LATE;
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
    const { words, done } = await this.filler.fill(adapter, source, name, opened, (done, expected) =>
      onProgress({ adapter: adapter.kind, step: 'filling', done, expected }),
    );
    const report = (step: ReindexStep) => onProgress({ adapter: adapter.kind, step, done, expected: done });
    report('finalizing');
    await adapter.finalize(definition, name);
    report('comparing');
    await this.filler.settle(adapter, source, name);
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
}
