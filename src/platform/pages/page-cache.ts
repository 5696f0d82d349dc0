import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config.js';
import { Listener } from '../database/listener.js';

/** A page as it goes out, both ways. */
export interface CachedPage {
  status: number;
  html: Buffer;
  brotli: Buffer;
  etag: string;
}

const CHANNEL = 'pages';
/** Postings begin and end by the clock alone; this is how late a page may show it. */
const KEPT_MS = 5_000;
/** A fact purges pages at once, but search shows what it changed a moment later: until then nothing is kept. */
const SETTLING_MS = 1_500;
const MOST_PAGES = 300;
const compress = promisify(brotliCompress);
/** Four fifths of what the slowest gives, at a twentieth of its time. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Rendered pages, kept for seconds and thrown away on every instance when a fact changes what they show. */
@Injectable()
export class PageCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pages = new Map<string, { page: CachedPage; until: number }>();
  private readonly making = new Map<string, Promise<CachedPage | null>>();
  private readonly listener: Listener;
  private purgedAt = 0;

  constructor(
    orm: MikroORM,
    private readonly config: Config,
  ) {
    this.listener = new Listener(orm, CHANNEL, () => this.clear());
  }

  onApplicationBootstrap(): void {
    if (this.config.role !== 'worker') this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  /** Tells all instances, once the transaction commits, that pages may show something that changed. */
  async purge(em: EntityManager): Promise<void> {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, '']);
  }

  /** The kept page of this address, or a new one; people who ask for the same at the same time wait for one. */
  async page(
    address: string,
    make: () => Promise<{ status: number; html: string } | null>,
  ): Promise<CachedPage | null> {
    const kept = this.pages.get(address);
    if (kept && kept.until > Date.now()) return kept.page;
    const running = this.making.get(address);
    if (running) return running;
    const made = this.make(address, make).finally(() => {
      if (this.making.get(address) === made) this.making.delete(address);
    });
    this.making.set(address, made);
    return made;
  }

  private async make(
    address: string,
    make: () => Promise<{ status: number; html: string } | null>,
  ): Promise<CachedPage | null> {
    const { purgedAt } = this;
    const made = await make();
    if (!made) return null;
    const html = Buffer.from(made.html);
    const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
    const page = { status: made.status, html, brotli: await compress(html, QUICKLY), etag };
    if (made.status === 200 && purgedAt === this.purgedAt && Date.now() > purgedAt + SETTLING_MS) {
      this.keep(address, page);
    }
    return page;
  }

  private keep(address: string, page: CachedPage): void {
    this.pages.delete(address);
    this.pages.set(address, { page, until: Date.now() + KEPT_MS });
    const [oldest] = this.pages.keys();
    if (this.pages.size > MOST_PAGES && oldest !== undefined) this.pages.delete(oldest);
  }

  private clear(): void {
    this.purgedAt = Date.now();
    this.pages.clear();
    this.making.clear();
  }
}
