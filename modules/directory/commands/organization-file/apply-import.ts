import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#platform/database/aggregate.js';
import { type Change, writeChanges } from '#platform/events/change-recorder.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { OrganizationChanged } from '../../contract/events.js';
import { locationOfOrganization } from '../../domain/account-location.js';
import { changesOf } from '../../domain/organization.js';
import type { ImportedOrganization } from './check-lines.js';
import type { ChangedOrganization, Comparison } from './compare-with-board.js';

/** Rows of one statement. */
const BATCH = 1_000;

const INSERT = `
  insert into organization (id, account_number, account_name, account_type, active, county, iu, created_at, updated_at)
  select id, "accountNumber", "accountName", "accountType", active, county, iu, now(), now()
    from jsonb_to_recordset(?::jsonb) as row
         (id uuid, "accountNumber" text, "accountName" text, "accountType" text, active boolean, county smallint, iu smallint)`;
const UPDATE = `
  update organization set account_name = "accountName", account_type = "accountType", active = row.active,
         county = case when account_type = "accountType" then organization.county else row.county end,
         iu = case when account_type = "accountType" then organization.iu else row.iu end,
         version = version + 1, updated_at = now()
    from jsonb_to_recordset(?::jsonb) as row
         ("accountNumber" text, "accountName" text, "accountType" text, active boolean, county smallint, iu smallint)
   where account_number = "accountNumber" returning id, version`;

/** Stores what a file changes, and records an event for each changed organization; new ones have no postings yet. */
export async function applyImport(em: EntityManager, { added, changed }: Comparison, actorId: string): Promise<void> {
  for (const batch of batches(added)) await em.execute(INSERT, [JSON.stringify(batch.map(toRow))]);
  for (const batch of batches(changed)) {
    const rows = batch.map(({ stored, ...row }) => ({ ...row, ...locationOfOrganization(row) }));
    const updated = await em.execute<{ id: string; version: number }[]>(UPDATE, [JSON.stringify(rows)]);
    const versionOf = new Map(updated.map(({ id, version }) => [id, version]));
    const changes = batch.flatMap((one) => recordChange(em, one, versionOf.get(one.stored.id) ?? 0, actorId));
    await writeChanges(em, changes);
  }
}

const toRow = (organization: ImportedOrganization) => ({
  id: newId(),
  ...organization,
  ...locationOfOrganization(organization),
});

/** Returns what is kept beside the event. */
function recordChange(
  em: EntityManager,
  { stored, ...line }: ChangedOrganization,
  version: number,
  actorId: string,
): Change[] {
  const { accountNumber, accountName, accountType, active } = line;
  const changes = changesOf(stored, { accountName, accountType, active });
  const payload = { accountNumber, active, action: stored.action, changes };
  const eventId = recordWithoutAggregate(em, OrganizationChanged, payload, actorId);
  const change = { aggregateId: stored.id, version, eventId, isKept: true };
  return changes.map((path) => ({
    ...change,
    path,
    oldValue: stored[path],
    newValue: path === 'action' ? stored.action : line[path],
  }));
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
