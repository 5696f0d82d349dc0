import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '#platform/database/aggregate.js';
import { trackChanges } from '#platform/events/tracked-changes.js';
import { POSITION_TYPES } from '../contract/api/choices.js';

const PositionSchema = defineEntity({
  name: 'Position',
  tableName: 'position',
  properties: {
    ...aggregateProperties,
    name: p.string(),
    type: p.enum(POSITION_TYPES),
    code: p.string(),
    approval: p.boolean(),
    removedAt: p.datetime().nullable(),
  },
});

/** An entry of the position catalogue. */
export class Position extends PositionSchema.class {}
PositionSchema.setClass(Position);
trackChanges(Position, { name: 'values', type: 'values', code: 'values', approval: 'values' });
