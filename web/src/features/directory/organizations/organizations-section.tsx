import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedOrganization } from '#modules/directory/contract/api/organizations';
import { toastError } from '#web/lib/feedback/toasts';
import { pluralize } from '#web/lib/formatting/format';
import { useSelection } from '#web/lib/lists/use-selection';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { BulkBar } from '#web/ui/tables/bulk-bar';
import { CsvDownload } from '#web/ui/tables/csv-download';
import { TablePager } from '#web/ui/tables/pager';
import { TableSearch } from '#web/ui/tables/table-search';
import { UndoNote } from '#web/ui/undo-note';
import { BULK_ACTIONS, CSV_COLUMNS } from './bulk';
import { DisableQuestion } from './disable-question';
import { OrganizationForm } from './organization-form';
import { nameId, OrganizationsTable, switchId } from './organizations-table';
import { changeOrganization, managedOrganizationsQuery, ORGANIZATIONS_TABLE } from './queries';

/** The row that is opened, and for what. */
type Opened = { for: 'edit' | 'disable'; organization: ManagedOrganization } | null;

const rowKey = ({ accountNumber }: ManagedOrganization) => accountNumber;
const nameOf = ({ accountName }: ManagedOrganization) => accountName;

/** An opened row may have left the page by the change of somebody else; its form stays. */
const withOpened = (items: readonly ManagedOrganization[], opened: ManagedOrganization | undefined) =>
  !opened || items.some((item) => rowKey(item) === rowKey(opened)) ? items : [opened, ...items];

/** Search, table, actions for several, and the undo of the last disabling. */
export function OrganizationsSection() {
  const [search, setSearch] = useUrlSearch();
  const table = useTableState(ORGANIZATIONS_TABLE);
  const organizations = useQuery(managedOrganizationsQuery(search));
  const scope = search.get('search') ?? '';
  const selection = useSelection({ rowKey, nameOf, scope, shown: organizations.data?.items });
  const list = { query: managedOrganizationsQuery, search };
  const [opened, setOpened] = useState<Opened>(null);
  const [disabled, setDisabled] = useState<ManagedOrganization | null>(null);

  /** An open form keeps what was typed, and the version that was read with it. */
  const open = (next: NonNullable<Opened>) => {
    const isOpen = opened?.for === next.for && opened.organization.accountNumber === next.organization.accountNumber;
    if (!isOpen) setOpened(next);
  };
  const close = () => {
    const id = opened && (opened.for === 'edit' ? nameId : switchId)(opened.organization);
    if (id) document.getElementById(id)?.focus();
    setOpened(null);
  };
  /** Null if it failed; the list then shows what somebody else did. */
  const turn = async ({ accountNumber, version }: ManagedOrganization, action: 'enabled' | 'disabled') => {
    try {
      return await changeOrganization(accountNumber, { action, version });
    } catch (error) {
      toastError(error);
      void refreshAfter('organizations');
      return null;
    }
  };
  const enable = async (organization: ManagedOrganization) => {
    if (await turn(organization, 'enabled')) setDisabled(null);
  };
  const disable = async (organization: ManagedOrganization) => {
    const turned = await turn(organization, 'disabled');
    if (turned) setDisabled({ ...organization, version: turned.version });
    close();
  };
  const detail = (organization: ManagedOrganization) => {
    if (opened?.organization.accountNumber !== organization.accountNumber) return null;
    return opened.for === 'edit' ? (
      <OrganizationForm organization={opened.organization} onDone={close} />
    ) : (
      <DisableQuestion organization={organization} onDisable={() => disable(organization)} onKeep={close} />
    );
  };

  return (
    <section aria-label="Organizations" className="organizations">
      <TableSearch
        key={scope}
        label="Search by name, number or type"
        text={scope}
        onSearch={(text) => setSearch((old) => withFilters(old, { search: text }), { preventScrollReset: true })}
      />
      {disabled && (
        <UndoNote what={`the disabling of ${disabled.accountName}`} onUndo={() => enable(disabled)}>
          Disabled {disabled.accountName}.{' '}
          {disabled.active &&
            disabled.openPostings > 0 &&
            `${pluralize(disabled.openPostings, 'open posting')} left the search.`}
        </UndoNote>
      )}
      <QueryBoundary
        query={organizations}
        rows={table.limit}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0 && !opened}
        empty={<EmptyList>No organization matches this search.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <div className="table-bar">
              <p role="status" className="small muted">
                {pluralize(totalItemsCount, 'organization')}
              </p>
              <CsvDownload {...{ list }} total={totalItemsCount} fileName="organizations.csv" columns={CSV_COLUMNS} />
            </div>
            <OrganizationsTable
              rows={withOpened(items, opened?.organization)}
              table={table}
              selection={selection}
              detail={detail}
              onEdit={(organization) => open({ for: 'edit', organization })}
              onSwitch={(organization) =>
                organization.action === 'disabled' ? void enable(organization) : open({ for: 'disable', organization })
              }
            />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
      <BulkBar
        noun="organization"
        {...{ list, selection }}
        total={organizations.data?.totalItemsCount ?? 0}
        actions={BULK_ACTIONS}
        refresh={() => {
          setDisabled(null);
          return refreshAfter('organizations');
        }}
      />
    </section>
  );
}
