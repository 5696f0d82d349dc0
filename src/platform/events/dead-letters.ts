import { Injectable } from '@nestjs/common';
import { newId } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { OverdueDeliveries } from './overdue-deliveries.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { ALL_FACTS } from './subscriber.js';
import { SubscriberRegistry } from './subscriber-registry.js';

export interface DeadLetter {
  id: string;
  subscriber: string;
  factId: string;
  factName: string;
  error: string;
  attempts: number;
  failedAt: Date;
}

const BATCH = 500;

/** Lists and replays dead letters, and replays the log for a subscriber. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly queues: QueueBackend,
    private readonly subscribers: SubscriberRegistry,
    private readonly retry: RetryPolicy,
    private readonly overdue: OverdueDeliveries,
  ) {}

  /** Oldest first. */
  list(): Promise<DeadLetter[]> {
    return this.database.read((em) =>
      em.execute<DeadLetter[]>(
        `select d.id, d.subscriber, d.fact_id as "factId", f.name as "factName", d.error, d.attempts,
                d.failed_at as "failedAt"
           from dead_letter d join fact f on f.id = d.fact_id order by d.failed_at, d.id`,
      ),
    );
  }

  /** Redelivers dead letters (one by its id, else all) to their subscriber. Returns their number. */
  async replayFailed(id?: string): Promise<number> {
    const letters = (await this.list()).filter((letter) => !id || letter.id === id);
    let replayed = 0;
    for (const { id: letter, subscriber, factId, factName } of letters) {
      await this.database.transaction(async (em) => {
        const taken = await em.execute('delete from dead_letter where id = ? returning 1', [letter]);
        if (!taken.length) return;
        await this.overdue.reopen(em, subscriber, [factId]);
        // Before the commit: an immediate failure waits for it, so that its new dead letter is not the one deleted
        // here.
        await this.enqueue(subscriber, [{ id: factId, name: factName }]);
        replayed += 1;
      });
    }
    return replayed;
  }

  /**
   * Redelivers every fact of the log to a subscriber, oldest first, deleting its inbox rows batch by batch. Throws for
   * an unknown subscriber. Returns the number of facts.
   */
  async replayAll(name: string, onProgress: (done: number) => void): Promise<number> {
    const { facts } = this.subscribers.byName(name);
    const names = facts === ALL_FACTS ? [] : facts.map((fact) => fact.name);
    let after = '0';
    for (let done = 0; ; ) {
      const rows = await this.database.transaction(async (em) => {
        const batch = await em.execute<{ seq: string; id: string; name: string }[]>(
          `select seq, id, name from fact where seq > ?::bigint and published_at is not null
              and (?::boolean or name = any(array[?]::text[])) order by seq limit ${BATCH}`,
          [after, facts === ALL_FACTS, names],
        );
        const ids = batch.map((row) => row.id);
        await em.execute('delete from inbox where subscriber = ? and fact_id = any(array[?]::uuid[])', [name, ids]);
        await this.overdue.reopen(em, name, ids);
        return batch;
      });
      const last = rows.at(-1);
      if (!last) return done;
      await this.enqueue(name, rows);
      after = last.seq;
      done += rows.length;
      onProgress(done);
    }
  }

  // A new job id each time: the job that produced the inbox row or dead letter may still be in the queue.
  private async enqueue(queue: string, facts: { id: string; name: string }[]): Promise<void> {
    const jobs = facts.map(({ id, name }) => this.retry.jobFor(name, id, newId()));
    await this.queues.queue(queue).addBulk(jobs);
  }
}
