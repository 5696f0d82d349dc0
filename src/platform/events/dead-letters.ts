import { Injectable } from '@nestjs/common';
import { newId } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { QueueBackend } from './queue-backend.js';
import { RetryPolicy } from './retry-policy.js';
import { EVERY } from './subscriber.js';
import { Subscribers } from './subscribers.js';

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

/** What an administrator can do about facts that were given up, or that a subscriber should see once more. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly queues: QueueBackend,
    private readonly subscribers: Subscribers,
    private readonly retry: RetryPolicy,
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

  /** Hands dead letters (one by its id, else all) to their subscriber again. Answers how many. */
  async replayFailed(id?: string): Promise<number> {
    const letters = (await this.list()).filter((letter) => !id || letter.id === id);
    let replayed = 0;
    for (const { id: letter, subscriber, factId, factName } of letters) {
      await this.database.transaction(async (em) => {
        const taken = await em.execute('delete from dead_letter where id = ? returning 1', [letter]);
        if (!taken.length) return;
        // Before the commit: a failure that comes at once waits for it, and its new dead letter is not the old one.
        await this.enqueue(subscriber, [{ id: factId, name: factName }]);
        replayed += 1;
      });
    }
    return replayed;
  }

  /**
   * Lets a subscriber handle every fact of the log again, oldest first; its inbox rows are forgotten batch by batch.
   * Throws for an unknown subscriber. Answers how many facts went out.
   */
  async replayAll(name: string, onProgress: (done: number) => void): Promise<number> {
    const { facts } = this.subscribers.named(name);
    const names = facts === EVERY ? [] : facts.map((fact) => fact.name);
    let after = '0';
    for (let done = 0; ; ) {
      const rows = await this.database.transaction(async (em) => {
        const batch = await em.execute<{ seq: string; id: string; name: string }[]>(
          `select seq, id, name from fact where seq > ?::bigint and published_at is not null
              and (?::boolean or name = any(array[?]::text[])) order by seq limit ${BATCH}`,
          [after, facts === EVERY, names],
        );
        await em.execute('delete from inbox where subscriber = ? and fact_id = any(array[?]::uuid[])', [
          name,
          batch.map((row) => row.id),
        ]);
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

  // A fresh job id each time: the queue still remembers the fact's own and would drop the job as a repeat.
  private async enqueue(queue: string, facts: { id: string; name: string }[]): Promise<void> {
    const jobs = facts.map(({ id, name }) => this.retry.delivery(name, id, newId()));
    await this.queues.queue(queue).addBulk(jobs);
  }
}
