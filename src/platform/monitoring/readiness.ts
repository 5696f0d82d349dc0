import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { CoalescingCache } from '../caching/coalescing-cache.js';
import { Database } from '../database/database.js';
import { QueueBackend } from '../events/queue-backend.js';
import { FileStore } from '../files/file-store.js';
import { FileScans } from '../files/scan/file-scans.js';
import { MailTransport } from '../mail/mail-transport.js';
import { SearchEngine } from '../search/search-engine.js';
import { Backlog, type BacklogSize } from './backlog.js';

const PING_TIMEOUT_MS = 2_000;
/** Shorter than the usual probe timeout of 1 s (Kubernetes), because an optional service may be unavailable. */
const OPTIONAL_PING_TIMEOUT_MS = 700;
/** Concurrent probes share one check for this long. */
const REPORT_TTL_MS = 1_000;

/**
 * Services without which an instance still serves requests: their work waits in the queue, the database searches, and
 * uploads wait for their scan.
 */
const OPTIONAL_SERVICES: readonly string[] = ['queue', 'mail', 'search', 'scan'];

export interface ReadinessReport {
  status: 'ok' | 'unavailable';
  engines: Record<string, 'ok' | 'unavailable'>;
  /** By kind; null where the service is unavailable. */
  waiting: Record<string, BacklogSize> | null;
  /** By subscriber. */
  deliveries: Record<string, number> | null;
}

/** Reports which backing services respond, and the size of the backlog. */
@Injectable()
export class Readiness {
  private readonly cache = new CoalescingCache<ReadinessReport>({
    ttlMs: REPORT_TTL_MS,
    noStoreAfterClearMs: 0,
    maxEntries: 1,
  });

  constructor(
    private readonly database: Database,
    private readonly queues: QueueBackend,
    private readonly search: SearchEngine,
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly backlog: Backlog,
    private readonly modules: ModuleRef,
  ) {}

  report(): Promise<ReadinessReport> {
    return this.cache.get('report', () => this.pingAll());
  }

  private async pingAll(): Promise<ReadinessReport> {
    const mail = this.modules.get(MailTransport, { strict: false });
    const scan = this.scans.scanner;
    const parts = {
      database: this.database,
      queue: this.queues,
      search: this.search,
      files: this.files,
      mail,
      ...(scan && { scan }),
    };
    const [serviceStates, waiting, deliveries] = await Promise.all([
      Promise.all(
        Object.entries(parts).map(async ([name, part]) => {
          const isThere = await withTimeout(
            () => part.ping().then(() => true),
            OPTIONAL_SERVICES.includes(name) ? OPTIONAL_PING_TIMEOUT_MS : PING_TIMEOUT_MS,
          );
          return [name, isThere ? 'ok' : 'unavailable'] as const;
        }),
      ),
      withTimeout(() => this.backlog.sizes(), PING_TIMEOUT_MS),
      withTimeout(() => this.backlog.queueSizes(), OPTIONAL_PING_TIMEOUT_MS),
    ]);
    const isReady = serviceStates.every(([name, state]) => state === 'ok' || OPTIONAL_SERVICES.includes(name));
    return { status: isReady ? 'ok' : 'unavailable', engines: Object.fromEntries(serviceStates), waiting, deliveries };
  }
}

/** Null on failure or timeout. */
function withTimeout<T>(call: () => Promise<T>, timeoutMs: number): Promise<T | null> {
  return timeout(timeoutMs, TimeoutStrategy.Aggressive)
    .dangerouslyUnref()
    .execute(call)
    .catch(() => null);
}
