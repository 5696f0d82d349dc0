import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedOrganization } from '#modules/directory/contract/api/organizations';
import type { Selection } from '#web/lib/lists/use-selection';
import type { TableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { icons } from '#web/ui/icons';
import { type Column, DataTable } from '#web/ui/tables/data-table';

interface Props {
  rows: readonly ManagedOrganization[];
  table: TableState;
  selection: Selection<ManagedOrganization>;
  detail(organization: ManagedOrganization): ReactNode;
  onEdit(organization: ManagedOrganization): void;
  onSwitch(organization: ManagedOrganization): void;
}

/** The table of W15.1; the switch sends the action, the state comes from both flags. */
export function OrganizationsTable({ rows, table, selection, detail, onEdit, onSwitch }: Props) {
  const columns: readonly Column<ManagedOrganization>[] = [
    {
      key: 'accountName',
      header: 'Name',
      sortable: true,
      render: (organization) => (
        <button type="button" className="link" id={nameId(organization)} onClick={() => onEdit(organization)}>
          <span className="vh">Edit </span>
          {organization.accountName}
        </button>
      ),
    },
    { key: 'accountNumber', header: 'Number', sortable: true, render: ({ accountNumber }) => accountNumber },
    { key: 'accountType', header: 'Type', sortable: true, render: ({ accountType }) => accountType },
    { key: 'openPostings', header: 'Open postings', render: (organization) => <OpenPostings {...organization} /> },
    { key: 'state', header: 'State', render: (organization) => <State {...organization} /> },
    {
      key: 'switch',
      header: 'Switch',
      render: (organization) => <Switch organization={organization} onSwitch={() => onSwitch(organization)} />,
    },
    { key: 'actions', header: 'Actions', kind: 'actions', render: (organization) => <History {...organization} /> },
  ];
  return (
    <DataTable
      {...table}
      caption="Organizations"
      columns={columns}
      rows={rows}
      rowKey={({ accountNumber }) => accountNumber}
      {...{ detail, selection }}
    />
  );
}

/** The button to which the focus returns. */
export const nameId = ({ accountNumber }: ManagedOrganization) => `name-${accountNumber}`;
export const switchId = ({ accountNumber }: ManagedOrganization) => `switch-${accountNumber}`;

function OpenPostings({ accountNumber, openPostings }: ManagedOrganization) {
  if (openPostings === 0) return <span className="muted">0</span>;
  const search = new URLSearchParams({ organizations: accountNumber, statuses: 'open', startDate: '', endDate: '' });
  return (
    <Link className="open-postings" to={`${paths.manageJobs}?${search}`}>
      {openPostings.toLocaleString('en-US')}
    </Link>
  );
}

function History({ accountNumber, accountName }: ManagedOrganization) {
  const label = `History of ${accountName}`;
  return (
    <Link className="icon-btn" to={paths.history('organizations', accountNumber)} aria-label={label} title={label}>
      {icons.clock}
    </Link>
  );
}

function State({ active, action }: ManagedOrganization) {
  if (action === 'disabled') return <span className="tag">Disabled</span>;
  return active ? (
    <span className="tag success">In use</span>
  ) : (
    <span className="tag outline">Not active in the file</span>
  );
}

function Switch({ organization, onSwitch }: { organization: ManagedOrganization; onSwitch(): void }) {
  const isEnabled = organization.action === 'enabled';
  return (
    <span className="organization-switch">
      <button
        type="button"
        role="switch"
        id={switchId(organization)}
        aria-checked={isEnabled}
        aria-label={`${organization.accountName} enabled`}
        onClick={onSwitch}
      />
      <span aria-hidden="true">{isEnabled ? 'Enabled' : 'Disabled'}</span>
    </span>
  );
}
