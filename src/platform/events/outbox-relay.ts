import { Injectable, Logger } from '@nestjs/common';
import { Connections } from '../database/connections.js';
import { Database } from '../database/database.js';
import { OutageLog } from '../errors/outage-log.js';
import { DeliveryQueues } from './delivery-queues.js';
import { SubscriberRegistry } from './subscriber-registry.js';

const BATCH = 200;
/** How late an event may be published when its notification is lost while the listener reconnects. */
const POLL_MS = 1_000;
const OUTBOX = 'The outbox';

interface Row {
  seq: string;
  id: string;
  name: string;
}

/**
 * The outbox relay: publishes committed events to one queue per subscriber. Instances share the work by SKIP LOCKED.
 * After a crash between enqueueing and marking, events are enqueued again; the job id (the id of an event) and the
 * inbox drop the duplicates. It reads unpublished rows rather than rows after the last sequence number, because numbers
 * commit out of order.
 */
@Injectable()
export class OutboxRelay {
  private readonly outages = new OutageLog(new Logger(OutboxRelay.name));
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = true;

  constructor(
    private readonly connections: Connections,
    private readonly database: Database,
    private readonly subscribers: SubscriberRegistry,
    private readonly deliveries: DeliveryQueues,
  ) {}

  start(): void {
    this.stopped = false;
    this.connections.listener.listen('outbox', () => this.wake());
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Publishes one batch. Returns the number of events. */
  publishBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Row[]>(
        `select seq, id, name from fact where published_at is null order by seq limit ${BATCH} for update skip locked`,
      );
      const published = rows.flatMap((row) => this.subscribers.forEvent(row.name).map(({ name }) => ({ name, row })));
      for (const [subscriber, deliveries] of Map.groupBy(published, ({ name }) => name)) {
        const events = deliveries.map(({ row }) => row);
        await this.deliveries.add(subscriber, events);
      }
      if (rows.length) {
        const seqs = rows.map((row) => row.seq);
        await em.execute('update fact set published_at = clock_timestamp() where seq = any(array[?]::bigint[])', [
          seqs,
        ]);
      }
      return rows.length;
    });
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.drain().finally(() => {
      this.running = undefined;
      this.timer = setTimeout(() => this.wake(), this.again ? 0 : POLL_MS);
      this.again = false;
      if (this.stopped) clearTimeout(this.timer);
    });
  }

  private async drain(): Promise<void> {
    try {
      for (let published = BATCH; !this.stopped && published === BATCH; ) {
        published = await this.publishBatch();
        // An empty batch may also mean that another instance has locked the rows.
        if (published) this.outages.end(OUTBOX);
      }
    } catch (error) {
      this.outages.begin(OUTBOX, error);
    }
  }
}
