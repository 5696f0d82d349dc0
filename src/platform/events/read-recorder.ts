import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Aggregate, newId, record, takeFacts } from '../database/aggregate.js';
import { Database } from '../database/database.js';
import { runInContext } from '../logging/request-context.js';
import type { FactType } from './fact.js';
import { MicroBatcher } from './micro-batcher.js';

const INSERT_FACTS = `
  insert into fact (id, aggregate_id, number, name, version, payload, actor_id)
  select id, "aggregateId", number, name, version, payload, "actorId"
    from jsonb_to_recordset(?::jsonb) as recorded
         (id uuid, "aggregateId" uuid, number int, name text, version int, payload jsonb, "actorId" uuid)`;

/**
 * Records facts about reads, which change nothing else. Reads that arrive during a transaction share the next one. It
 * does not wait for the disk: a read recorded less than a second before a crash of the database machine may be lost.
 */
@Injectable()
export class ReadRecorder {
  private readonly batcher = new MicroBatcher<(batch: Aggregate) => void>((reads) => this.write(reads));

  constructor(private readonly database: Database) {}

  /** Resolves once the fact is committed, so that a caller that awaits it answers no unrecorded read. */
  record<T extends FactType>(type: T, payload: z.input<T['payload']>, actorId: string): Promise<void> {
    return this.batcher.add((batch) => record(batch, type, payload, actorId));
  }

  /** The facts of a batch are numbered under a new id. It belongs to no request, so caches of lists stay valid. */
  private write(reads: readonly ((batch: Aggregate) => void)[]): Promise<void> {
    const batch: Aggregate = { id: newId(), factCount: 0 };
    for (const recordIn of reads) recordIn(batch);
    const facts = takeFacts(batch).map((fact) => ({ id: newId(), ...fact }));
    return runInContext({}, () =>
      this.database.independentTransaction(async (em) => {
        await em.execute('set local synchronous_commit = off');
        await em.execute(INSERT_FACTS, [JSON.stringify(facts)]);
      }),
    );
  }
}
