import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '#platform/database/aggregate.js';
import { trackChanges } from '#platform/events/tracked-changes.js';

const CredentialSchema = defineEntity({
  name: 'Credential',
  tableName: 'credential',
  properties: {
    ...aggregateProperties,
    name: p.string(),
    code: p.string(),
    removedAt: p.datetime().nullable(),
  },
});

/** A credential or clearance that applicants have, such as Act 34. */
export class Credential extends CredentialSchema.class {}
CredentialSchema.setClass(Credential);
trackChanges(Credential, { name: 'values', code: 'values' });
