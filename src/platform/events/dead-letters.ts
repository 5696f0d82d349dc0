import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { DeliveryQueues } from './delivery-queues.js';
import { recordWithoutAggregate } from './outbox.subscriber.js';
import { OverdueDeliveries } from './overdue-deliveries.js';
import { DeadLettersReplayed } from './platform-events.js';
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

/** All of the given; none given means every dead letter. */
interface Selection {
  id?: string | undefined;
  subscriber?: string | undefined;
}

const BATCH = 500;

/** For `dead_letter d`. A process that ended while it retried may leave a dead letter whose delivery succeeded. */
export const UNDELIVERED = '(select 1 from inbox where subscriber = d.subscriber and fact_id = d.fact_id) is null';

const LETTERS = `
  select d.id, d.subscriber, d.fact_id as "factId", f.name as "factName", d.error, d.attempts, d.failed_at as "failedAt"
    from dead_letter d join fact f on f.id = d.fact_id where ${UNDELIVERED}`;

/**
 * The attempts and the last error of a dead letter that is tried again, as those of its delivery. The dead letter
 * counts all attempts, also those before it was tried again.
 */
const CARRY_ON = `
  insert into delivery_failure (fact_id, subscriber, attempts, earlier_attempts, error, failed_at)
  select fact_id, subscriber, 0, attempts, error, failed_at from taken
  on conflict (fact_id, subscriber) do update
    set attempts = 0, earlier_attempts = excluded.earlier_attempts, error = excluded.error,
        failed_at = excluded.failed_at, retry_at = null`;

interface Taken {
  subscriber: string;
  id: string;
  name: string;
  isDelivered: boolean;
}

/** Lists dead letters and delivers them again. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscriberRegistry,
    private readonly deliveries: DeliveryQueues,
    private readonly overdue: OverdueDeliveries,
  ) {}

  /** Oldest first. */
  list(): Promise<DeadLetter[]> {
    return this.database.rows<DeadLetter>(`${LETTERS} order by d.failed_at, d.id`);
  }

  /** Oldest first. */
  async page(
    { id, subscriber }: Selection,
    offset: number,
    limit: number,
  ): Promise<{ items: DeadLetter[]; total: number }> {
    const where = `${id ? 'and d.id = ?' : ''} ${subscriber ? 'and d.subscriber = ?' : ''}`;
    const parameters = [id, subscriber].filter((value) => value !== undefined);
    const [items, [count]] = await Promise.all([
      this.database.rows<DeadLetter>(`${LETTERS} ${where} order by d.failed_at, d.id offset ? limit ?`, [
        ...parameters,
        offset,
        limit,
      ]),
      this.database.rows<{ total: number }>(
        `select count(*)::int as total from dead_letter d where ${UNDELIVERED} ${where}`,
        parameters,
      ),
    ]);
    return { items, total: count?.total ?? 0 };
  }

  /**
   * Delivers dead letters again that exist now, in batches, each recorded as an event with its number. `actorId` is null
   * for an operator. Returns their number by subscriber.
   */
  async retry(selection: Selection, actorId: string | null): Promise<Map<string, number>> {
    const [start] = await this.database.rows<{ at: string }>('select clock_timestamp()::text as at');
    const counts = new Map<string, number>();
    for (let isLast = false; !isLast; ) {
      const taken = await this.database.transaction((em) => this.retryBatch(em, selection, start?.at ?? '', actorId));
      for (const { subscriber, isDelivered } of taken)
        if (!isDelivered) counts.set(subscriber, (counts.get(subscriber) ?? 0) + 1);
      isLast = taken.length < BATCH;
    }
    return counts;
  }

  /** The subscriber of a dead letter that this version of the product does not have. */
  async unknownSubscriberOf(id: string): Promise<string | undefined> {
    const known = this.subscribers.list().map(({ name }) => name);
    const [letter] = await this.database.rows<{ subscriber: string }>(
      `select subscriber from dead_letter d where id = ? and subscriber <> all(?::text[]) and ${UNDELIVERED}`,
      [id, known],
    );
    return letter?.subscriber;
  }

  /** Deletes dead letters whose delivery has succeeded. */
  async removeDelivered(): Promise<void> {
    await this.database.read((em) =>
      em.execute('delete from dead_letter d using inbox i where i.subscriber = d.subscriber and i.fact_id = d.fact_id'),
    );
  }

  private async retryBatch(
    em: EntityManager,
    { id, subscriber }: Selection,
    until: string,
    actorId: string | null,
  ): Promise<Taken[]> {
    const taken = await em.execute<Taken[]>(
      `with taken as (
         delete from dead_letter where id in (
           select id from dead_letter
            where failed_at <= ?::timestamptz and (?::uuid is null or id = ?::uuid) and subscriber = any(array[?]::text[])
            order by failed_at, id limit ${BATCH} for update ${id ? '' : 'skip locked'})
         returning subscriber, fact_id, attempts, error, failed_at),
       carried as (${CARRY_ON})
       select d.subscriber, f.id, f.name, not ${UNDELIVERED} as "isDelivered"
         from taken d join fact f on f.id = d.fact_id order by f.seq`,
      [
        until,
        id ?? null,
        id ?? null,
        this.subscribers.list().flatMap(({ name }) => ((subscriber ?? name) === name ? [name] : [])),
      ],
    );
    const events = taken.filter(({ isDelivered }) => !isDelivered);
    for (const [name, own] of Map.groupBy(events, (event) => event.subscriber)) {
      const ids = own.map((event) => event.id);
      await this.overdue.reopen(em, name, ids);
      // Before the commit: an immediate failure waits for it, so that its new dead letter is not the one deleted here.
      await this.deliveries.addAgain(name, own);
    }
    const [first] = events;
    if (!first) return taken;
    const reported = id ? { subscriber: first.subscriber, factId: first.id } : { subscriber };
    recordWithoutAggregate(em, DeadLettersReplayed, { facts: events.length, ...reported }, actorId);
    return taken;
  }
}
