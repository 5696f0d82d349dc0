import { useQuery } from '@tanstack/react-query';
import type { MailboxPage } from '../../../modules/notifications/contract/api';
import { MailboxList } from '../features/notifications/mailbox-list';
import { api } from '../lib/api';
import { ApiError } from '../lib/api-error';
import { useTableState } from '../lib/use-table-state';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { TablePager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

/** Mails that a real installation would send; it exists with embedded mail and demo data only. */
export function Component() {
  const table = useTableState({ prefix: 'mails', limit: 25 });
  const { offset, limit } = table;
  const mails = useQuery({
    queryKey: ['mailbox', offset, limit],
    queryFn: () => api.get<MailboxPage>('/api/mailbox', { query: { offset, limit } }),
    refetchInterval: 5000,
  });
  const none = mails.error instanceof ApiError && mails.error.status === 404;

  return (
    <Page
      title="Mailbox"
      lead="Nothing leaves this machine: every mail of this demo installation is kept here, for everybody to read."
      actions={
        <Button small busy={mails.isFetching} onClick={() => mails.refetch()}>
          Look again
        </Button>
      }
    >
      {none ? (
        <EmptyState>This installation sends its mails for real, so there is no mailbox.</EmptyState>
      ) : (
        <QueryState
          query={mails}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState>No mail yet. Sign up or apply for a job, and one will arrive.</EmptyState>}
        >
          {({ items, totalItemsCount }) => (
            <>
              <MailboxList items={items} />
              <TablePager {...table} total={totalItemsCount} />
            </>
          )}
        </QueryState>
      )}
    </Page>
  );
}
