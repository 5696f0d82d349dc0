import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties } from '#platform/database/aggregate.js';

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    ...aggregateProperties,
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    passwordHash: p.text().nullable(),
    confirmedAt: p.datetime().nullable(),
    lockedAt: p.datetime().nullable(),
    privileges: p.array<number>(Number, String),
    organizations: p.array(),
    termsAcceptedAt: p.datetime().nullable(),
    isEmailReceiver: p.boolean(),
    searchZipCode: p.text().nullable(),
    searchDistance: p.integer().nullable(),
    removalDueAt: p.datetime().nullable(),
  },
});
