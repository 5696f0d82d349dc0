import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isTransient } from '../../errors/failure-kind.js';
import { formatErrorForLog } from '../../errors/format-error.js';
import { OutageLog } from '../../errors/outage-log.js';
import { SearchAdapters } from '../search-adapters.js';
import type { SearchAdapter } from '../search-engine.js';
import { IndexSourceRegistry } from './index-source-registry.js';
import { Reindexer } from './reindexer.js';

const RETRY_DELAY_MS = 1_000;

/** Prepares the read indexes at startup, and brings them up to date as soon as an unavailable search engine is back. */
@Injectable()
export class IndexPreparation implements BeforeApplicationShutdown {
  private readonly log = new Logger('Search');
  private readonly outages = new OutageLog(this.log);
  private readonly stopping = new AbortController();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly adapters: SearchAdapters,
    private readonly sources: IndexSourceRegistry,
    private readonly reindexer: Reindexer,
  ) {}

  /** Resolves when every index is ready, or as soon as the search engine turns out to be unavailable. */
  async start(): Promise<void> {
    for (const adapter of this.adapters.all)
      for (const name of this.sources.names()) await this.tryToPrepare(name, adapter);
  }

  /** Returns whether the index is ready. One that does not respond is brought up to date once it is back. */
  async tryToPrepare(name: string, adapter: SearchAdapter): Promise<boolean> {
    try {
      // Fails fast: a call of the reindexer waits longer for a search engine.
      await adapter.ping();
      await this.reindexer.ensureReady(name, adapter);
      return true;
    } catch (error) {
      this.catchUpAfter(error, name, adapter);
      return false;
    }
  }

  /** Brings the index up to date once its adapter is back. Rethrows an error that does not pass. */
  catchUpAfter(error: unknown, name: string, adapter: SearchAdapter): void {
    if (!isTransient(error)) throw error;
    this.reindexer.forget(name, adapter);
    this.outages.begin(describeIndex(name), error);
    const key = `${adapter.kind} ${name}`;
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    void this.prepareLater(name, adapter, key);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async prepareLater(name: string, adapter: SearchAdapter, key: string): Promise<void> {
    const { signal } = this.stopping;
    await pause(RETRY_DELAY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    // What fails from here on is not part of this preparation and needs the next one.
    this.waiting.delete(key);
    if (signal.aborted) return;
    try {
      await this.reindexer.ensureReady(name, adapter);
      this.outages.end(describeIndex(name));
    } catch (error) {
      if (isTransient(error)) return this.catchUpAfter(error, name, adapter);
      this.log.error(`${describeIndex(name)} cannot be prepared: ${formatErrorForLog(error)}`);
    }
  }
}

const describeIndex = (indexName: string) => `The index ${indexName}`;
