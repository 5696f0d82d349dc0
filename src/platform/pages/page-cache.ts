import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '#src/config.js';
import { CoalescingCache } from '../caching/coalescing-cache.js';
import { Connections } from '../database/connections.js';
import { BROTLI_FAST } from '../http/compression.js';
import { Clock } from '../time/clock.js';

/** A rendered page, plain and compressed. */
export interface CachedPage {
  status: number;
  html: Buffer;
  brotli: Buffer;
  etag: string;
}

/** A response of the API to an anonymous GET. */
export interface ApiResponse {
  status: number;
  body: string;
}

const CHANNEL = 'pages';
/**
 * A change that publishes no event shows after at most the sum of these two. Search pages add the TTL of the cached
 * searches below them (5 s).
 */
const PAGE_TTL_MS = 3_000;
const RESPONSE_TTL_MS = 2_000;
/** An event purges pages at once, but search shows its effect only after this lag. */
export const INDEX_LAG_MS = 1_500;
const compress = promisify(brotliCompress);

/** Caches rendered pages and their API responses for seconds. An event that changes them purges all instances. */
@Injectable()
export class PageCache implements OnApplicationBootstrap {
  private readonly pages: CoalescingCache<CachedPage | null>;
  private readonly responses: CoalescingCache<ApiResponse>;
  private readonly purgeListeners: (() => void)[] = [];
  private readEpoch: () => Promise<number> = async () => 0;

  constructor(
    private readonly connections: Connections,
    private readonly config: Config,
    clock: Clock,
  ) {
    this.pages = new CoalescingCache<CachedPage | null>(
      {
        ttlMs: PAGE_TTL_MS,
        noStoreAfterClearMs: INDEX_LAG_MS,
        maxEntries: 300,
        isCacheable: (page) => page?.status === 200,
      },
      clock,
    );
    this.responses = new CoalescingCache<ApiResponse>(
      {
        ttlMs: RESPONSE_TTL_MS,
        noStoreAfterClearMs: INDEX_LAG_MS,
        maxEntries: 600,
        isCacheable: ({ status }) => status === 200,
      },
      clock,
    );
    this.onPurge(() => {
      this.responses.clear();
      this.pages.clear();
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'worker') return;
    this.connections.listener.listen(CHANNEL, () => {
      for (const clear of this.purgeListeners) clear();
    });
  }

  /** Registers another cache to be cleared by a purge. */
  onPurge(clear: () => void): void {
    this.purgeListeners.push(clear);
  }

  /** A number that changes when the clock alone changes what visitors see. Throws the error of its source. */
  epoch(): Promise<number> {
    return this.readEpoch();
  }

  /** Sets the source of the cache epoch: a number that changes when the clock alone changes what pages show. */
  setEpoch(epoch: () => Promise<number>): void {
    this.readEpoch = epoch;
  }

  /** Purges the caches of all instances once the transaction commits. */
  async purge(em: EntityManager): Promise<void> {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, '']);
  }

  /** Returns the cached page, or renders it; null when `render` returns null. */
  async page(url: string, render: () => Promise<{ status: number; html: string } | null>): Promise<CachedPage | null> {
    return this.pages.get(await this.cacheKey(url), async () => {
      const rendered = await render();
      if (!rendered) return null;
      const html = Buffer.from(rendered.html);
      const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
      return { status: rendered.status, html, brotli: await compress(html, BROTLI_FAST), etag };
    });
  }

  async response(path: string, fetchApi: () => Promise<ApiResponse>): Promise<ApiResponse> {
    return this.responses.get(await this.cacheKey(path), fetchApi);
  }

  private async cacheKey(url: string): Promise<string> {
    // Without the database, cached pages are still served.
    return `${await this.readEpoch().catch(() => 0)} ${url}`;
  }
}
