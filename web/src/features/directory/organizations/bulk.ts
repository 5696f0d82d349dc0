import type { ManagedOrganization } from '#modules/directory/contract/api/organizations';
import { pluralize } from '#web/lib/formatting/format';
import type { BulkAction } from '#web/ui/tables/bulk-actions';
import { sendChange } from './queries';

const turn =
  (action: 'enabled' | 'disabled') =>
  ({ accountNumber, version }: ManagedOrganization) =>
    sendChange(accountNumber, { action, version });
const enable = turn('enabled');
const disable = turn('disabled');

/** "3 open postings leave the search." Those of an organization that is not active in the file are out of it anyway. */
function postingsThat(verb: 'leave' | 'enter', rows: readonly ManagedOrganization[]): string {
  const count = rows.reduce((sum, row) => sum + (row.active ? row.openPostings : 0), 0);
  if (count === 0) return `No open posting ${verb}s the search.`;
  return `${pluralize(count, 'open posting')} ${count === 1 ? `${verb}s` : verb} the search.`;
}

/** Actions for several organizations. */
export const BULK_ACTIONS: readonly BulkAction<ManagedOrganization>[] = [
  {
    label: 'Disable',
    done: 'disabled',
    ofRows: (organizations) => `Disable ${organizations}`,
    consequence: (rows) => `${postingsThat('leave', rows)} Applications already sent are kept.`,
    obstacle: ({ action }) => (action === 'disabled' ? 'is disabled already' : null),
    run: disable,
    undo: { done: 'enabled again', run: (_, disabled) => enable(disabled as ManagedOrganization) },
  },
  {
    label: 'Enable',
    done: 'enabled',
    ofRows: (organizations) => `Enable ${organizations}`,
    consequence: (rows) => postingsThat('enter', rows),
    obstacle: ({ action }) => (action === 'enabled' ? 'is enabled already' : null),
    run: enable,
    undo: { done: 'disabled again', run: (_, enabled) => disable(enabled as ManagedOrganization) },
  },
];

/** Columns of the file; the first four are those of an import. */
export const CSV_COLUMNS = {
  accountNumber: (row: ManagedOrganization) => row.accountNumber,
  accountName: (row: ManagedOrganization) => row.accountName,
  accountType: (row: ManagedOrganization) => row.accountType,
  active: (row: ManagedOrganization) => (row.active ? 'yes' : 'no'),
  action: (row: ManagedOrganization) => row.action,
  openPostings: (row: ManagedOrganization) => row.openPostings,
};
