import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeEvents } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { recordAfterRead } from '../http/reads.interceptor.js';
import type { EventType } from './event.js';
import { MicroBatcher } from './micro-batcher.js';

/**
 * One statement is the whole transaction. It neither waits for the disk nor wakes the outbox relay, which looks every
 * second. A lost connection repeats it, hence the conflict.
 */
const INSERT_EVENTS = `
  insert into fact (id, aggregate_id, number, name, version, payload, actor_id)
  select id, "aggregateId", number, name, version, payload, "actorId"
    from jsonb_to_recordset(?::jsonb) as recorded
         (id uuid, "aggregateId" uuid, number int, name text, version int, payload jsonb, "actorId" uuid)
   where set_config('synchronous_commit', 'off', true) = 'off' and set_config('outbox.wake', 'off', true) = 'off'
      on conflict (id) do nothing`;

type ReadEvent = (batch: Aggregate) => void;

/**
 * Records events of reads, which change nothing else. Reads that arrive while events are written share the next write.
 * A crash of the database server may lose the events of its last fraction of a second.
 */
@Injectable()
export class ReadRecorder {
  private readonly batcher = new MicroBatcher<ReadEvent>((events) => this.write(events));

  constructor(private readonly database: Database) {}

  /** Records the event after the handler of the request, before the response. */
  recordAfterRead<T extends EventType>(type: T, payload: z.input<T['payload']>, actorId: string): void {
    recordAfterRead(() => this.record(type, payload, actorId));
  }

  /** Resolves once the event is committed: await it before the response, so that no unrecorded read is answered. */
  record<T extends EventType>(type: T, payload: z.input<T['payload']>, actorId: string): Promise<void> {
    return this.batcher.add((batch) => record(batch, type, payload, actorId));
  }

  /** The events of a batch are numbers 1, 2, 3 … of a new id. */
  private async write(events: readonly ReadEvent[]): Promise<void> {
    const batch: Aggregate = { id: newId(), eventCount: 0 };
    for (const recordIn of events) recordIn(batch);
    const rows = takeEvents(batch).map((event) => ({ id: newId(), ...event }));
    await this.database.lookup(INSERT_EVENTS, [JSON.stringify(rows)]);
  }
}
