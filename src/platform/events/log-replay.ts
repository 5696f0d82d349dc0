import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { DeliveryQueues } from './delivery-queues.js';
import { OverdueDeliveries } from './overdue-deliveries.js';
import { ALL_EVENTS } from './subscriber.js';
import { SubscriberRegistry } from './subscriber-registry.js';

const BATCH = 500;

/** Replays the log for a subscriber. */
@Injectable()
export class LogReplay {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscriberRegistry,
    private readonly deliveries: DeliveryQueues,
    private readonly overdue: OverdueDeliveries,
  ) {}

  /**
   * Redelivers every event of the log to a subscriber, oldest first, deleting its inbox rows batch by batch. Throws for
   * an unknown subscriber. Returns the number of events.
   */
  async replay(name: string, onProgress: (done: number) => void): Promise<number> {
    const { events } = this.subscribers.byName(name);
    const names = events === ALL_EVENTS ? [] : events.map((event) => event.name);
    let after = '0';
    for (let done = 0; ; ) {
      const rows = await this.database.transaction(async (em) => {
        const batch = await em.execute<{ seq: string; id: string; name: string }[]>(
          `select seq, id, name from fact where seq > ?::bigint and published_at is not null
              and (?::boolean or name = any(array[?]::text[])) order by seq limit ${BATCH}`,
          [after, events === ALL_EVENTS, names],
        );
        const ids = batch.map((row) => row.id);
        await em.execute('delete from inbox where subscriber = ? and fact_id = any(array[?]::uuid[])', [name, ids]);
        await this.overdue.reopen(em, name, ids);
        return batch;
      });
      const last = rows.at(-1);
      if (!last) return done;
      await this.deliveries.addAgain(name, rows);
      after = last.seq;
      done += rows.length;
      onProgress(done);
    }
  }
}
