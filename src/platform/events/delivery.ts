import { Injectable } from '@nestjs/common';
import { newId } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { errorLine } from '../error-line.js';
import type { Fact } from './fact.js';
import { SubscriberFailed } from './facts.js';
import { recordAlone } from './outbox.subscriber.js';
import type { Subscribed } from './subscribers.js';

interface StoredRow {
  id: string;
  name: string;
  aggregate_id: string;
  number: number;
  actor_id: string | null;
  occurred_at: Date;
  payload: Record<string, unknown>;
}

/** The consumer's half of exactly-once effect: inbox row and effect in one transaction. */
@Injectable()
export class Delivery {
  constructor(private readonly database: Database) {}

  /** Answers false when this subscriber had handled the fact before; throws what the subscriber throws. */
  async deliver(to: Subscribed, factId: string): Promise<boolean> {
    return (await this.deliverAll(to, [factId])) > 0;
  }

  /** Answers how many of the facts this subscriber had not handled before; it gets these, all or none. */
  deliverAll({ name, subscriber }: Subscribed, factIds: readonly string[]): Promise<number> {
    return this.database.transaction(async (em) => {
      const noted = await em.execute<{ id: string; isNew: boolean }[]>(
        `insert into inbox (subscriber, fact_id, repeats)
         select ?, value::uuid, count(*) - 1 from jsonb_array_elements_text(?::jsonb) group by value order by value
         on conflict (subscriber, fact_id) do update set repeats = inbox.repeats + 1 + excluded.repeats
         returning fact_id as id, xmax = 0 as "isNew"`,
        [name, JSON.stringify(factIds)],
      );
      const ids = noted.flatMap(({ id, isNew }) => (isNew ? [id] : []));
      if (!ids.length) return 0;
      const rows = await em.execute<StoredRow[]>(
        `select id, name, aggregate_id, number, actor_id, occurred_at, payload from fact where id in (?) order by seq`,
        [ids],
      );
      const missing = ids.find((id) => !rows.some((row) => row.id === id));
      if (missing) throw new Error(`Fact ${missing} is not in the log.`);
      const facts = rows.map(toFact);
      if ('handleAll' in subscriber) await subscriber.handleAll(facts, em);
      else for (const fact of facts) await subscriber.handle(fact, em);
      return ids.length;
    });
  }

  /** Lays the fact aside for an administrator; the failure itself becomes a fact, so that the system log shows it. */
  giveUp(subscriber: string, factId: string, attempts: number, error: unknown): Promise<void> {
    return this.database.transaction(async (em) => {
      const [fact] = await em.execute<{ name: string }[]>('select name from fact where id = ?', [factId]);
      const laid = await em.execute(
        `insert into dead_letter (id, subscriber, fact_id, error, attempts) values (?, ?, ?, ?, ?)
         on conflict do nothing returning 1`,
        [newId(), subscriber, factId, errorLine(error).slice(0, 2000), attempts],
      );
      // The log's own subscriber may be the broken one: its failure must not make a fact it then fails on.
      if (!laid.length || fact?.name === SubscriberFailed.name) return;
      recordAlone(em, SubscriberFailed, { subscriber, factId, factName: fact?.name ?? 'unknown', attempts }, null);
    });
  }
}

function toFact(row: StoredRow): Fact {
  return {
    id: row.id,
    name: row.name,
    aggregateId: row.aggregate_id,
    number: row.number,
    actorId: row.actor_id,
    occurredAt: new Date(row.occurred_at),
    payload: row.payload,
  };
}
