import { defineEntity, p } from '@mikro-orm/postgresql';

const StoredEventSchema = defineEntity({
  name: 'StoredFact',
  tableName: 'fact',
  properties: {
    id: p.uuid().primary(),
    aggregateId: p.uuid(),
    number: p.integer(),
    name: p.string(),
    version: p.integer(),
    payload: p.json<unknown>(),
    actorId: p.uuid().nullable(),
  },
});

/** The outbox and event log: rows stay after they are published. */
export class StoredEvent extends StoredEventSchema.class {}
StoredEventSchema.setClass(StoredEvent);
