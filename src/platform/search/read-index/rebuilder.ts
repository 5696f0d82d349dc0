import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { DomainError } from '../../errors.js';
import { inLanes } from '../../lanes.js';
import { type Digest, SearchEngine } from '../search-engine.js';
import { Vocabulary } from '../vocabulary/vocabulary.js';
import { WordCounts } from '../vocabulary/word-counts.js';
import { drawVersion, entryDigest, untouchedSince } from './entries.js';
import { claimRebuild, closeGate, closeGenerations, listGenerations, openGeneration } from './generations.js';
import type { IndexSource } from './index-source.js';
import { fingerprint, IndexSources } from './index-sources.js';
import { IndexWriter } from './index-writer.js';

const BATCH = 500;
/** While one batch is built another is written. */
const LANES = 2;
/** A put that failed after it reached the engine leaves the two counts apart until it is tried again. */
const PASSES = 3;
/** Searches that began on the old generation have this long to finish. */
const LAST_READERS_MS = 1_000;
const OTHERS_REBUILD_MS = 250;

/** In this order, save that what differs at the comparison is filled and compared again. */
export type RebuildStep = 'filling' | 'completing' | 'comparing' | 'in use';

/** Counts documents; told after every batch and at the begin of every further step. */
export type Progress = (report: { step: RebuildStep; done: number; expected: number }) => void;

/**
 * Builds an index anew beside the one that is read. Whatever happens meanwhile goes to both, so nothing has to be
 * caught up at the end; reads move over in one step. Killed at any point it leaves the old generation in use, and the
 * next run clears away the rest.
 */
@Injectable()
export class Rebuilder {
  private readonly prepared = new Map<string, Promise<void>>();
  /** A rebuild may be set off inside somebody's transaction; its own must not join that one. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: Database,
    private readonly sources: IndexSources,
    private readonly engine: SearchEngine,
    private readonly writer: IndexWriter,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** See `ready`, for every index. */
  async prepareAll(): Promise<void> {
    for (const name of this.sources.names()) await this.ready(name);
  }

  /** Sees to it, once per process, that the index exists in the form this version of the product asks for. */
  ready(indexName: string): Promise<void> {
    const preparing = this.prepared.get(indexName) ?? this.outside(() => this.prepare(indexName));
    this.prepared.set(indexName, preparing);
    preparing.catch(() => this.prepared.delete(indexName));
    return preparing;
  }

  /**
   * Answers what the generation held when it came into use, which is what its sources said.
   * Throws DomainError `conflict` while another process rebuilds the same index.
   */
  async rebuild(indexName: string, onProgress: Progress = () => {}): Promise<Digest> {
    const source = this.sources.named(indexName);
    return this.outside(() =>
      this.database.transaction(async (lock) => {
        if (!(await claimRebuild(lock, indexName)))
          throw new DomainError('conflict', 'rebuild_running', `"${indexName}" is being rebuilt by another process.`);
        return this.outside(() => this.build(source, onProgress));
      }),
    );
  }

  private async prepare(indexName: string): Promise<void> {
    while (!(await this.fits(indexName))) {
      try {
        await this.rebuild(indexName);
      } catch (error) {
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
        await pause(OTHERS_REBUILD_MS);
      }
    }
  }

  private async fits(indexName: string): Promise<boolean> {
    const live = await this.engine.current(indexName);
    const known = await this.database.read((em) => listGenerations(em, indexName, this.engine.kind));
    const wanted = fingerprint(this.sources.named(indexName).definition);
    return known.some((one) => one.name === live && one.fingerprint === wanted);
  }

  private async build(source: IndexSource, onProgress: Progress): Promise<Digest> {
    const { definition } = source;
    const live = await this.engine.current(definition.name);
    await this.clear(definition.name, live);
    const number = await this.database.transaction(drawVersion);
    const name = await this.engine.create(definition, number);
    const opened = await this.alone(definition.name, async (em) => {
      await openGeneration(em, definition.name, this.engine.kind, { name, fingerprint: fingerprint(definition) });
      return drawVersion(em);
    });
    for (let pass = 1; pass <= PASSES; pass++) {
      const { words, done } = await this.fill(source, name, opened, onProgress);
      const tell = (step: RebuildStep) => onProgress({ step, done, expected: done });
      if (pass === 1) {
        tell('completing');
        await this.engine.complete(definition, name);
      }
      tell('comparing');
      // Before the swap: whoever is killed between the two leaves an index that never lacks its words.
      await this.vocabulary.replace(definition.name, name, words);
      const swapped = await this.swap(definition.name, name);
      if (!swapped) continue;
      tell('in use');
      if (live) await pause(LAST_READERS_MS);
      await this.clear(definition.name, name);
      return swapped;
    }
    throw new Error(`"${definition.name}" still differs from its sources after ${PASSES} passes.`);
  }

  private async clear(indexName: string, kept: string | null): Promise<void> {
    await this.alone(indexName, (em) => closeGenerations(em, indexName, this.engine.kind, kept));
    for (const name of await this.engine.generations(indexName)) if (name !== kept) await this.engine.drop(name);
  }

  /** Answers how many documents were put, and their words. */
  private async fill(
    source: IndexSource,
    generation: string,
    opened: number,
    onProgress: Progress,
  ): Promise<{ done: number; words: WordCounts }> {
    const { name } = source.definition;
    const words = new WordCounts();
    const { count: expected } = await this.database.read((em) => entryDigest(em, name));
    const put = (ids: string[]) => this.database.transaction((em) => this.writer.put(em, source, ids, [generation]));
    let done = 0;
    await inLanes(LANES, this.batches(source), async (ids) => {
      const { documents } = await put(ids);
      for (const document of documents) words.add(source.definition, document, true);
      done += ids.length;
      onProgress({ step: 'filling', done, expected: Math.max(done, expected) });
    });
    // Documents whose source is gone without anybody having said so.
    const lost = () => this.database.read((em) => untouchedSince(em, name, opened, BATCH));
    for (let left = await lost(); left.length; left = await lost()) await put(left);
    return { done, words };
  }

  /** All ids, a batch with each call, an empty one at the end. */
  private batches(source: IndexSource): () => Promise<string[]> {
    let last: string | null = null;
    return async () => {
      const ids = await this.database.read((em) => source.allIds(em, last, BATCH));
      last = ids.at(-1) ?? last;
      return ids;
    };
  }

  /** Answers null when the engine does not hold what it was given. */
  private swap(indexName: string, generation: string): Promise<Digest | null> {
    return this.alone(indexName, async (em) => {
      const wanted = await entryDigest(em, indexName);
      const stored = await this.engine.digest(generation);
      if (wanted.count !== stored.count || wanted.versions !== stored.versions) return null;
      await this.engine.activate(indexName, generation);
      return stored;
    });
  }

  private alone<T>(indexName: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (em) => {
      await closeGate(em, indexName);
      return work(em);
    });
  }
}
