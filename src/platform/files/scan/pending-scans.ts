import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { fileKeyColumns } from '../../database/file-key.js';
import { DomainError } from '../../errors/domain-error.js';
import { OutageLog } from '../../errors/outage-log.js';
import type { FileStore } from '../file-store.js';
import type { FileScans } from './file-scans.js';
import { ScannerUnavailableError, type VirusScanner } from './virus-scanner.js';

const TICK_MS = 2_000;
/** Finds files that another instance left unscanned, or that are older than the scanner. */
const LOOK_INTERVAL_MS = 60_000;
/** clamd itself gives up a file after two minutes (MaxScanTime). */
const SCAN_TIMEOUT_MS = 130_000;
const BATCH = 1_000;
/** Keys are hexadecimal; both begin outside of their range. */
const [FIRST, LAST] = ['', 'g'];

/**
 * Scans stored files without a verdict: uploads that the scanner missed, and files from before it was set up. Every
 * instance does so, each from a random key on, so that they share the work; a second verdict changes nothing.
 */
export class PendingScans implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PendingScans.name);
  private readonly outages = new OutageLog(this.log);
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private readonly stopping = new AbortController();
  private lookAt = 0;

  constructor(
    /** The store below the ScannedFileStore, which would not open these files. */
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly database: Database,
    private readonly orm: MikroORM,
  ) {}

  onApplicationBootstrap(): void {
    const { scanner } = this.scans;
    if (!scanner) return;
    this.timer = setInterval(() => {
      if (Date.now() < this.lookAt) return;
      this.running ??= this.run(scanner).finally(() => {
        this.running = undefined;
      });
    }, TICK_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  /** Looks for unscanned files at the next tick. */
  notify(): void {
    this.lookAt = 0;
  }

  private async run(scanner: VirusScanner): Promise<void> {
    this.lookAt = Date.now() + LOOK_INTERVAL_MS;
    try {
      await scanner.ping();
      const start = randomBytes(20).toString('hex');
      for (const [from, to] of [
        [start, LAST],
        [FIRST, start],
      ] as const) {
        for await (const key of this.unscannedKeys(from, to)) {
          if (this.stopping.signal.aborted) return;
          await this.scan(scanner, key);
        }
      }
      this.outages.end('Scanning');
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.outages.begin('Scanning', error);
      this.notify();
    }
  }

  private async *unscannedKeys(from: string, to: string): AsyncIterable<string> {
    const branches = fileKeyColumns(this.orm).map(({ table, column }) => `select ${column} as key from ${table}`);
    const sql = `
      select key from (${branches.join(' union ')}) as referenced
       where key > ? and key <= ? and not exists (select from file_scan where file_key = key)
       order by key limit ${BATCH}`;
    for (let after = from; ; ) {
      const rows = await this.database.rows<{ key: string }>(sql, [after, to]);
      for (const { key } of rows) yield key;
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.key ?? to;
    }
  }

  /** Throws only when the scanner or the database is unavailable. */
  private async scan(scanner: VirusScanner, key: string): Promise<void> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(SCAN_TIMEOUT_MS), this.stopping.signal]);
      const verdict = await scanner.scan(await this.files.get(key), signal);
      const isStored = await this.scans.record(key, verdict);
      // Another instance, perhaps with other signatures, came first.
      if (verdict.state === 'clean' || !isStored) return;
      this.log.warn(`The stored file ${key} was refused: ${verdict.finding}`);
      await this.files.delete(key);
    } catch (error) {
      // Removed in the meantime, or by another instance that refused it.
      if (error instanceof DomainError && error.kind === 'notFound') return;
      // A file that the scanner cannot read must not keep the others waiting.
      if (!(error instanceof ScannerUnavailableError) || this.stopping.signal.aborted) throw error;
      await scanner.ping();
      this.log.warn(`The stored file ${key} could not be scanned: ${error.message}`);
    }
  }
}
