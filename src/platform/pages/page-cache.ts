import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config.js';
import { Listener } from '../database/listener.js';
import { QUICKLY } from '../http/compression.js';
import { Kept } from '../kept.js';

/** A page as it goes out, both ways. */
export interface CachedPage {
  status: number;
  html: Buffer;
  brotli: Buffer;
  etag: string;
  isPassing: boolean;
}

/** What the API answered to a visitor. */
export interface Answer {
  status: number;
  body: string;
  /** Made while a part was away: good for whoever asked, and not kept. */
  isPassing: boolean;
}

/** The header, with its value, by which an answer of the API says that it is a passing one. */
export const PASSING = ['x-passing', 'true'] as const;

const CHANNEL = 'pages';
/** What no fact tells of is shown so late at most, both together. */
const PAGE_KEPT_MS = 3_000;
const ANSWER_KEPT_MS = 2_000;
/** A fact purges pages at once, but search shows what it changed a moment later. */
export const SETTLING_MS = 1_500;
const compress = promisify(brotliCompress);
/**
 * Rendered pages and the answers they are made of, kept for seconds and thrown away on every instance when a fact
 * changes what they show.
 */
@Injectable()
export class PageCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pages = new Kept<CachedPage | null>({
    keptMs: PAGE_KEPT_MS,
    settlingMs: SETTLING_MS,
    most: 300,
    isWorthKeeping: (page) => page?.status === 200 && !page.isPassing,
  });
  private readonly answers = new Kept<Answer>({
    keptMs: ANSWER_KEPT_MS,
    settlingMs: SETTLING_MS,
    most: 600,
    isWorthKeeping: ({ status, isPassing }) => status === 200 && !isPassing,
  });
  private readonly clearings: (() => void)[] = [];
  private moment: () => Promise<number> = async () => 0;
  private readonly listener: Listener;
  /** Follows a page while it is made, to learn whether one of its answers was a passing one. */
  private readonly making = new AsyncLocalStorage<{ isPassing: boolean }>();

  constructor(
    orm: MikroORM,
    private readonly config: Config,
  ) {
    this.onPurge(() => {
      this.answers.clear();
      this.pages.clear();
    });
    this.listener = new Listener(orm, CHANNEL, () => {
      for (const clear of this.clearings) clear();
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'worker') this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  /** For whoever keeps something else that a page may show. */
  onPurge(clear: () => void): void {
    this.clearings.push(clear);
  }

  /** For whoever shows what the clock alone changes: answers another number after each such change. */
  keepBy(moment: () => Promise<number>): void {
    this.moment = moment;
  }

  /** Tells all instances, once the transaction commits, that pages may show something that changed. */
  async purge(em: EntityManager): Promise<void> {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, '']);
  }

  /** The page of this address; null when `make` gives none. */
  async page(
    address: string,
    make: () => Promise<{ status: number; html: string } | null>,
  ): Promise<CachedPage | null> {
    return this.pages.get(await this.keyOf(address), async () => {
      const traits = { isPassing: false };
      const made = await this.making.run(traits, make);
      if (!made) return null;
      const html = Buffer.from(made.html);
      const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
      return { status: made.status, html, brotli: await compress(html, QUICKLY), etag, ...traits };
    });
  }

  async answer(path: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.answers.get(await this.keyOf(path), ask);
    const page = this.making.getStore();
    if (page && answer.isPassing) page.isPassing = true;
    return answer;
  }

  private async keyOf(address: string): Promise<string> {
    // While the database is away what is kept still serves.
    return `${await this.moment().catch(() => 0)} ${address}`;
  }
}
