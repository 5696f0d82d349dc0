import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, record } from '../../../src/platform/database/aggregate.js';
import { OrganizationChanged } from '../contract/events.js';

const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organization',
  properties: {
    ...aggregateProperties,
    accountNumber: p.string(),
    accountName: p.string(),
    accountType: p.string(),
    active: p.boolean().default(true),
    action: p.enum(['enabled', 'disabled']).default('enabled'),
    city: p.string().nullable(),
    zip: p.string().nullable(),
    county: p.smallint().nullable(),
    iu: p.smallint().nullable(),
  },
});

/** A school entity or member law firm that may post. `active` is imported, `action` is set by administrators (T36). */
export class Organization extends OrganizationSchema.class {
  switch(action: 'enabled' | 'disabled', actorId: string | null): void {
    if (this.action === action) return;
    this.action = action;
    record(this, OrganizationChanged, { accountNumber: this.accountNumber, active: this.active, action }, actorId);
  }
}
OrganizationSchema.setClass(Organization);
