import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OpenPostingAccessRequest } from '../../../../../modules/identity/contract/api-posting-access';
import { openConfirm } from '../../../lib/feedback/confirm';
import { toastError, toastSuccess } from '../../../lib/feedback/toasts';
import { pluralize, shortDate } from '../../../lib/formatting/format';
import { refreshAfter } from '../../../lib/queries/refresh-after';
import { useSession } from '../../../lib/session/session';
import { useTableState } from '../../../lib/url-state/use-table-state';
import { Button } from '../../../ui/button';
import { EmptyList, QueryBoundary } from '../../../ui/display/query-boundary';
import { type Column, DataTable } from '../../../ui/tables/data-table';
import { TablePager } from '../../../ui/tables/pager';
import { GrantDialog } from './grant-dialog';
import { accessRequestsQuery, declineRequest, REQUESTS_TABLE } from './queries';

const nameOf = ({ user }: OpenPostingAccessRequest) => `${user.firstName} ${user.lastName}`;

/** Pending requests for posting rights, newest first (W1.7). */
export function RequestsSection() {
  const { user: me } = useSession();
  const [search] = useSearchParams();
  const table = useTableState(REQUESTS_TABLE);
  const requests = useQuery(accessRequestsQuery(search));
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
          {request.user.id === me?.id ? (
            <span className="small muted">Yours: another administrator grants it.</span>
          ) : (
            <Button small onClick={() => setGranting(request)} aria-label={`Grant the request of ${nameOf(request)}`}>
              Grant
            </Button>
          )}
          <Button
            small
            look="quiet"
            onClick={() => confirmAndDecline(request)}
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
      <QueryBoundary
        query={requests}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>No request is waiting.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {pluralize(totalItemsCount, 'open request')}
            </p>
            <DataTable caption="Requests for posting rights" columns={columns} rows={items} rowKey={({ id }) => id} />
            <TablePager {...table} total={totalItemsCount} />
          </>
        )}
      </QueryBoundary>
      {granting && <GrantDialog request={granting} onClose={() => setGranting(null)} onDone={refreshAfterDecision} />}
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

async function confirmAndDecline(request: OpenPostingAccessRequest): Promise<void> {
  const yes = await openConfirm({
    title: 'Decline this request?',
    body: [`${nameOf(request)} asks to post for ${request.organization}, and is told of your answer by email.`],
    confirmLabel: 'Decline request',
    cancelLabel: 'Keep request',
    danger: true,
  });
  if (!yes) return;
  try {
    await declineRequest(request.id);
    toastSuccess(`The request of ${nameOf(request)} is declined.`);
  } catch (error) {
    toastError(error);
  }
  await refreshAfterDecision();
}

/** Moves the focus, since the pressed button is removed with its row. */
async function refreshAfterDecision(): Promise<void> {
  await refreshAfter('rights');
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('requests')?.focus();
  });
}
