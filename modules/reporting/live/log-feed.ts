import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Connections } from '#platform/database/connections.js';
import { Database } from '#platform/database/database.js';
import { OutageLog } from '#platform/errors/outage-log.js';
import { LOG_CHANNEL } from '../read/system-log.projector.js';
import type { NewEntry } from './log-matches.js';

/** Entries of this time are sent together. */
const GATHER_MS = 250;

/** Receives the entries of all instances once each; null where some may have been missed. */
export type OnEntries = (entries: readonly NewEntry[] | null) => void;

/** The limit keeps the planner from joining many entries to the whole log. */
const ENTRIES = `
  select entry.* from fact cross join lateral (
    select at, level, message, fact_name as "factName", job_id as "jobId", account_ids as "accountIds", subscriber
      from system_log where fact_id = fact.id and at = fact.occurred_at limit 1) entry
   where id = any(?::uuid[]) order by at`;

/** Tells who listens of new entries of the system log, whichever instance wrote them. */
@Injectable()
export class LogFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<OnEntries>();
  private readonly outages = new OutageLog(new Logger(LogFeed.name));
  private ids: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connections: Connections,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.connections.listener.listen(LOG_CHANNEL, (payload) => this.gather(payload));
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  /** Returns the function that ends it. */
  listen(onEntries: OnEntries): () => void {
    this.listeners.add(onEntries);
    return () => this.listeners.delete(onEntries);
  }

  private gather(payload: string | undefined): void {
    if (this.listeners.size === 0) return;
    if (payload === undefined) {
      this.tell(null);
      return;
    }
    this.ids.push(...payload.split(' '));
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const ids = this.ids.splice(0);
    try {
      const rows = await this.database.rows<NewEntry>(ENTRIES, [ids]);
      this.tell(rows.map((row) => ({ ...row, at: new Date(row.at) })));
      this.outages.end('The live log');
    } catch (error) {
      this.outages.begin('The live log', error);
      this.tell(null);
    }
  }

  private tell(entries: readonly NewEntry[] | null): void {
    for (const listener of this.listeners) listener(entries);
  }
}
