import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '#platform/database/aggregate.js';
import { trackChanges } from '#platform/events/tracked-changes.js';
import { CERTIFICATION_TYPES } from '../contract/api/reference-data.js';

const CertificationSchema = defineEntity({
  name: 'Certification',
  tableName: 'certification',
  properties: {
    ...aggregateProperties,
    name: p.string(),
    type: p.enum(CERTIFICATION_TYPES),
    code: p.string(),
    removedAt: p.datetime().nullable(),
  },
});

/** A certificate of the state for administrators or teachers. */
export class Certification extends CertificationSchema.class {}
CertificationSchema.setClass(Certification);
trackChanges(Certification, { name: 'values', type: 'values', code: 'values' });
