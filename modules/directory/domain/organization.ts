import { defineEntity, type EntityManager, LockMode, p } from '@mikro-orm/postgresql';
import { aggregateProperties, record } from '#platform/database/aggregate.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { trackChanges } from '#platform/events/tracked-changes.js';
import { OrganizationChanged } from '../contract/events.js';
import { locationOfOrganization } from './account-location.js';

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
  /** Records the event of a change, unless nothing changes. Returns whether something did. */
  change(values: OrganizationValues, actorId: string | null): boolean {
    const changes = changesOf(this, values);
    if (!changes.length) return false;
    Object.assign(this, values);
    if (changes.includes('accountType')) Object.assign(this, locationOfOrganization(this));
    const { accountNumber, active, action } = this;
    record(this, OrganizationChanged, { accountNumber, active, action, changes }, actorId);
    return true;
  }
}
OrganizationSchema.setClass(Organization);
trackChanges(Organization, { accountName: 'values', accountType: 'values', active: 'values', action: 'values' });

export type OrganizationValues = Partial<Pick<Organization, 'accountName' | 'accountType' | 'active' | 'action'>>;

/** The names of values that differ from the present ones; undefined ones stay. */
export function changesOf(organization: OrganizationValues, values: OrganizationValues): (keyof OrganizationValues)[] {
  const names = ['accountName', 'accountType', 'active', 'action'] as const;
  return names.filter((name) => values[name] !== undefined && values[name] !== organization[name]);
}

/** Loads and locks an organization. Throws DomainError notFound. */
export async function loadOrganizationForUpdate(em: EntityManager, accountNumber: string): Promise<Organization> {
  const organization = await em.findOne(Organization, { accountNumber }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!organization) throw notFoundError('The organization');
  return organization;
}
