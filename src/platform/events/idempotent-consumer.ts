import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { formatErrorForLog } from '../errors/format-error.js';
import { MAX_ERROR_LENGTH } from './delivery-failures.js';
import type { DomainEvent } from './event.js';
import { recordWithoutAggregate } from './outbox.subscriber.js';
import { SubscriberFailed } from './platform-events.js';
import type { Commit, LongSubscriber } from './subscriber.js';
import type { RegisteredSubscriber } from './subscriber-registry.js';

interface StoredRow {
  id: string;
  name: string;
  aggregate_id: string;
  number: number;
  actor_id: string | null;
  occurred_at: Date;
  payload: Record<string, unknown>;
}

/**
 * An idempotent consumer: it writes the inbox row and the effect in one transaction, so that an event takes effect
 * exactly once.
 */
@Injectable()
export class IdempotentConsumer {
  constructor(private readonly database: Database) {}

  /**
   * Delivers the events that this subscriber has not handled yet, all or none. Returns their number; throws what the
   * subscriber throws.
   */
  deliver({ name, subscriber }: RegisteredSubscriber, eventIds: readonly string[]): Promise<number> {
    if ('work' in subscriber) return this.workOneByOne(name, subscriber, eventIds);
    if ('workBatch' in subscriber)
      return this.workOn(name, eventIds, (events, commit) => subscriber.workBatch(events, commit));
    return this.database.transaction(async (em) => {
      const ids = await insertInboxRows(em, name, eventIds);
      if (!ids.length) return 0;
      const events = await readEvents(em, ids);
      if ('handleBatch' in subscriber) await subscriber.handleBatch(events, em);
      else for (const event of events) await subscriber.handle(event, em);
      return ids.length;
    });
  }

  private async workOneByOne(name: string, subscriber: LongSubscriber, eventIds: readonly string[]): Promise<number> {
    let count = 0;
    for (const id of eventIds)
      count += await this.workOn(name, [id], async (events, commit) => {
        for (const event of events) await subscriber.work(event, commit);
      });
    return count;
  }

  /** Returns the number of events on which this run had the effect. */
  private async workOn(
    name: string,
    eventIds: readonly string[],
    work: (events: readonly DomainEvent[], commit: Commit) => Promise<void>,
  ): Promise<number> {
    const isOpen = await this.database.transaction((em) => countRepeats(em, name, eventIds));
    const open = eventIds.filter(isOpen);
    if (!open.length) return 0;
    let count: number | null = null;
    const commit: Commit = (write) =>
      this.database.transaction(async (em) => {
        count = (await insertInboxRows(em, name, open)).length;
        if (count === 0) throw new HandledElsewhereError();
        await write(em);
      });
    try {
      await work(await this.database.read((em) => readEvents(em, open)), commit);
      if (count === null) await commit(async () => undefined);
    } catch (error) {
      if (error instanceof HandledElsewhereError) return 0;
      throw error;
    }
    return count ?? 0;
  }

  /**
   * Stores a dead letter for an administrator, with all attempts since the first. The failure is recorded as an event,
   * so that the system log shows it.
   */
  moveToDeadLetters(subscriber: string, eventId: string, attempts: number, error: unknown): Promise<void> {
    return this.database.transaction(async (em) => {
      const [event] = await em.execute<{ name: string }[]>('select name from fact where id = ?', [eventId]);
      const [inserted] = await em.execute<{ attempts: number }[]>(
        `insert into dead_letter (id, subscriber, fact_id, error, attempts)
         values (?, ?, ?, ?, ? + coalesce(
           (select earlier_attempts from delivery_failure where subscriber = ? and fact_id = ?), 0))
         on conflict do nothing returning attempts`,
        [
          newId(),
          subscriber,
          eventId,
          formatErrorForLog(error).slice(0, MAX_ERROR_LENGTH),
          attempts,
          subscriber,
          eventId,
        ],
      );
      // The failing subscriber may be the system log's: another event would fail there again.
      if (!inserted || event?.name === SubscriberFailed.name) return;
      recordWithoutAggregate(
        em,
        SubscriberFailed,
        { subscriber, factId: eventId, factName: event?.name ?? 'unknown', attempts: inserted.attempts },
        null,
      );
    });
  }
}

/** Thrown by a commit after that of another run. */
class HandledElsewhereError extends Error {}

/** Returns the ids of the events that have no row yet, and counts the repeats of others. */
async function insertInboxRows(em: EntityManager, name: string, eventIds: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string; isNew: boolean }[]>(
    `insert into inbox (subscriber, fact_id, repeats)
     select ?, value::uuid, count(*) - 1 from jsonb_array_elements_text(?::jsonb) group by value order by value
     on conflict (subscriber, fact_id) do update set repeats = inbox.repeats + 1 + excluded.repeats
     returning fact_id as id, xmax = 0 as "isNew"`,
    [name, JSON.stringify(eventIds)],
  );
  return rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
}

/** Counts the repeats of events that are handled. Returns whether an event is not. */
async function countRepeats(
  em: EntityManager,
  name: string,
  eventIds: readonly string[],
): Promise<(id: string) => boolean> {
  const rows = await em.execute<{ id: string }[]>(
    `update inbox set repeats = repeats + times
       from (select value::uuid as id, count(*) as times from jsonb_array_elements_text(?::jsonb) group by 1) given
      where subscriber = ? and fact_id = given.id returning fact_id as id`,
    [JSON.stringify(eventIds), name],
  );
  const handled = new Set(rows.map(({ id }) => id));
  return (id) => !handled.has(id);
}

/** In log order. */
async function readEvents(em: EntityManager, ids: readonly string[]): Promise<DomainEvent[]> {
  const rows = await em.execute<StoredRow[]>(
    `select id, name, aggregate_id, number, actor_id, occurred_at, payload from fact where id in (?) order by seq`,
    [ids],
  );
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing) throw new Error(`Fact ${missing} is not in the log.`);
  return rows.map(toEvent);
}

function toEvent(row: StoredRow): DomainEvent {
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
