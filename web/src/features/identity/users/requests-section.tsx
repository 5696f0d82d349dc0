import { useState } from 'react';
import type { OpenPostingAccessRequest } from '../../../../../modules/identity/contract/api-posting-access';
import { askConfirm } from '../../../lib/confirm';
import { counted, shortDate } from '../../../lib/format';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { useTableState } from '../../../lib/use-table-state';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import { declineRequest, refreshUsers, usePostingAccessRequests } from './calls';
import { GrantDialog } from './grant-dialog';

const nameOf = ({ user }: OpenPostingAccessRequest) => `${user.firstName} ${user.lastName}`;

/** Requests for posting rights that wait for a decision, newest first (W1.7). */
export function RequestsSection() {
  const table = useTableState({ prefix: 'requests' });
  const requests = usePostingAccessRequests({ offset: table.offset, limit: table.limit });
  const [granting, setGranting] = useState<OpenPostingAccessRequest | null>(null);

  const columns: readonly Column<OpenPostingAccessRequest>[] = [
    { key: 'person', header: 'Person', render: (request) => <Person request={request} /> },
    { key: 'organization', header: 'Organization', render: ({ organization }) => organization },
    { key: 'message', header: 'Message', render: ({ message }) => <span className="words">{message || '–'}</span> },
    { key: 'requestedAt', header: 'Requested', render: ({ requestedAt }) => shortDate(requestedAt) },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      render: (request) => (
        <>
          <Button small onClick={() => setGranting(request)} aria-label={`Grant the request of ${nameOf(request)}`}>
            Grant
          </Button>
          <Button
            small
            look="quiet"
            onClick={() => askAndDecline(request)}
            aria-label={`Decline the request of ${nameOf(request)}`}
          >
            Decline
          </Button>
        </>
      ),
    },
  ];

  return (
    <section aria-labelledby="requests" className="users-section">
      <div className="ruled">
        <h2 id="requests" tabIndex={-1}>
          Requests for posting rights
        </h2>
      </div>
      <QueryState
        query={requests}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyState>No request is waiting.</EmptyState>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {counted(totalItemsCount, 'open request')}
            </p>
            <DataTable caption="Requests for posting rights" columns={columns} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryState>
      {granting && <GrantDialog request={granting} onClose={() => setGranting(null)} onDone={decided} />}
    </section>
  );
}

function Person({ request }: { request: OpenPostingAccessRequest }) {
  return (
    <>
      {nameOf(request)}
      <br />
      <a className="mail" href={`mailto:${request.user.email}`}>
        {request.user.email}
      </a>
    </>
  );
}

async function askAndDecline(request: OpenPostingAccessRequest): Promise<void> {
  const yes = await askConfirm({
    title: 'Decline this request?',
    body: [`${nameOf(request)} asks to post for ${request.organization}, and is told of your answer by email.`],
    yes: 'Decline request',
    no: 'Keep request',
    danger: true,
  });
  if (!yes) return;
  try {
    await declineRequest(request.id);
    toastSuccess(`The request of ${nameOf(request)} is declined.`);
  } catch (error) {
    toastError(error);
  }
  await decided();
}

/** The pressed button leaves with its row. */
async function decided(): Promise<void> {
  await refreshUsers();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('requests')?.focus();
  });
}
