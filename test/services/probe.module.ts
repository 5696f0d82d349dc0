import { defineEntity, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import type { Database } from '#platform/database/database.js';
import { Entities } from '#platform/database/entities.module.js';
import type { DomainEvent } from '#platform/events/event.js';
import { type BatchSubscriber, type Subscriber, SubscribeTo } from '#platform/events/subscriber.js';

const ProbeMoved = { name: 'ProbeMoved', version: 1, payload: z.object({ step: z.int() }) } as const;

const ProbeSchema = defineEntity({ name: 'Probe', tableName: 'probe', properties: { ...aggregateProperties } });

/** A minimal aggregate that records its moves. */
class Probe extends ProbeSchema.class {
  move(step: number): void {
    record(this, ProbeMoved, { step }, null);
  }
}
ProbeSchema.setClass(Probe);

export const PROBE_TABLES = `
  create table probe (id uuid primary key, version integer not null default 1, fact_count integer not null default 0,
    created_at timestamptz not null, updated_at timestamptz not null);
  create table probe_effect (subscriber text not null, aggregate_id uuid not null, step integer not null)`;

/** Remaining failures of the fragile subscribers, by step. */
export const failuresLeft = new Map<number, number>();
/** Codes of their errors, by step. */
export const failureCodes = new Map<number, string>();
/** Deliveries to the steady subscriber that tell when they begin, and wait for their release, by step. */
export const heldSteps = new Map<number, { begin(): void; release: Promise<void> }>();

async function write(name: string, event: DomainEvent<typeof ProbeMoved>, em: EntityManager): Promise<void> {
  await em.execute('insert into probe_effect values (?, ?, ?)', [name, event.aggregateId, event.payload.step]);
}

@SubscribeTo('probe-steady', [ProbeMoved])
@Injectable()
class SteadyProbe implements Subscriber {
  async handle(event: DomainEvent<typeof ProbeMoved>, em: EntityManager): Promise<void> {
    const held = heldSteps.get(event.payload.step);
    held?.begin();
    await held?.release;
    await write('steady', event, em);
  }
}

@SubscribeTo('probe-fragile', [ProbeMoved])
@Injectable()
class FragileProbe implements Subscriber {
  async handle(event: DomainEvent<typeof ProbeMoved>, em: EntityManager): Promise<void> {
    await write('fragile', event, em);
    failIfDue(event);
  }
}

@SubscribeTo('probe-batch', [ProbeMoved])
@Injectable()
class BatchProbe implements BatchSubscriber {
  async handleBatch(events: readonly DomainEvent<typeof ProbeMoved>[], em: EntityManager): Promise<void> {
    for (const event of events) await write('batch', event, em);
    for (const event of events) failIfDue(event);
  }
}

function failIfDue({ payload: { step } }: DomainEvent<typeof ProbeMoved>): void {
  const left = failuresLeft.get(step) ?? 0;
  failuresLeft.set(step, left - 1);
  if (left > 0) throw Object.assign(new Error(`probe step ${step} fails`), { code: failureCodes.get(step) });
}

@Module({ imports: [Entities.register([Probe])], providers: [SteadyProbe, FragileProbe] })
export class ProbeModule {}

@Module({ imports: [ProbeModule], providers: [BatchProbe] })
export class BatchProbeModule {}

/** Moves a new probe through `steps` in one transaction. */
export function moveProbe(database: Database, steps: number[]): Promise<string> {
  return database.transaction(async (em) => {
    const probe = em.create(Probe, { id: newId() });
    for (const step of steps) probe.move(step);
    return probe.id;
  });
}

/** The steps in a subscriber's effects for one probe, in order. */
export async function effects(database: Database, subscriber: string, probeId: string): Promise<number[]> {
  const rows = await database.read((em) =>
    em.execute<{ step: number }[]>(
      'select step from probe_effect where subscriber = ? and aggregate_id = ? order by step',
      [subscriber, probeId],
    ),
  );
  return rows.map((row) => row.step);
}
