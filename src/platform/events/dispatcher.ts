import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Listener } from '../database/listener.js';
import { errorLine } from '../error-line.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { Subscribers } from './subscribers.js';

const BATCH = 200;
/** A notification can be missed while the listener reconnects; this is how late a fact may then be. */
const POLL_MS = 1_000;

interface Row {
  seq: string;
  id: string;
  name: string;
}

/**
 * Carries committed facts from the outbox to one queue per subscriber. Several instances share the work by SKIP LOCKED.
 * A crash between enqueueing and marking enqueues again: the job id (the fact's) and the inbox absorb it. It goes by
 * the unpublished mark, never by "greater than the last number", because numbers commit out of order.
 */
@Injectable()
export class Dispatcher {
  private readonly log = new Logger(Dispatcher.name);
  private readonly listener: Listener;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private stopped = true;

  constructor(
    orm: MikroORM,
    private readonly database: Database,
    private readonly queues: QueueBackend,
    private readonly subscribers: Subscribers,
    private readonly retry: RetryPolicy,
  ) {
    this.listener = new Listener(orm, 'outbox', () => this.wake());
  }

  start(): void {
    this.stopped = false;
    this.listener.start();
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.listener.stop();
    await this.running;
  }

  /** Publishes one batch. Answers how many facts went out. */
  publishBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Row[]>(
        `select seq, id, name from fact where published_at is null order by seq limit ${BATCH} for update skip locked`,
      );
      const jobs = new Map<string, ReturnType<RetryPolicy['delivery']>[]>();
      for (const { id, name } of rows) {
        for (const subscribed of this.subscribers.of(name)) {
          const list = jobs.get(subscribed.name) ?? [];
          list.push(this.retry.delivery(name, id, id));
          jobs.set(subscribed.name, list);
        }
      }
      for (const [queue, list] of jobs) await this.queues.queue(queue).addBulk(list);
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
      while (!this.stopped && (await this.publishBatch()) === BATCH);
    } catch (error) {
      this.log.warn(`Facts wait in the outbox: ${errorLine(error)}`);
    }
  }
}
