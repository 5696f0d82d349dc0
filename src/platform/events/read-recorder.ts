import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeFacts } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import type { FactType } from './fact.js';
import { MicroBatcher } from './micro-batcher.js';

/**
 * One statement is the whole transaction. It neither waits for the disk nor wakes the outbox relay, which looks every
 * second. A lost connection repeats it, hence the conflict.
 */
const INSERT_FACTS = `
  insert into fact (id, aggregate_id, number, name, version, payload, actor_id)
  select id, "aggregateId", number, name, version, payload, "actorId"
    from jsonb_to_recordset(?::jsonb) as recorded
         (id uuid, "aggregateId" uuid, number int, name text, version int, payload jsonb, "actorId" uuid)
   where set_config('synchronous_commit', 'off', true) = 'off' and set_config('outbox.wake', 'off', true) = 'off'
      on conflict (id) do nothing`;

type ReadFact = (batch: Aggregate) => void;

/**
 * Records facts of reads, which change nothing else. Reads that arrive while facts are written share the next write. A
 * crash of the database server may lose the facts of its last fraction of a second.
 */
@Injectable()
export class ReadRecorder {
  private readonly batcher = new MicroBatcher<ReadFact>((facts) => this.write(facts));

  constructor(private readonly database: Database) {}

  /** Resolves once the fact is committed: await it before the response, so that no unrecorded read is answered. */
  record<T extends FactType>(type: T, payload: z.input<T['payload']>, actorId: string): Promise<void> {
    return this.batcher.add((batch) => record(batch, type, payload, actorId));
  }

  /** The facts of a batch are numbers 1, 2, 3 … of a new id. */
  private async write(facts: readonly ReadFact[]): Promise<void> {
    const batch: Aggregate = { id: newId(), factCount: 0 };
    for (const recordIn of facts) recordIn(batch);
    const rows = takeFacts(batch).map((fact) => ({ id: newId(), ...fact }));
    await this.database.lookup(INSERT_FACTS, [JSON.stringify(rows)]);
  }
}
