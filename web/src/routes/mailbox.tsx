import { useQuery } from '@tanstack/react-query';
import type { MailboxPage } from '../../../modules/notifications/contract/api';
import { MailboxList } from '../features/notifications/mailbox-list';
import { ApiError } from '../lib/api/api-error';
import { api } from '../lib/api/client';
import { useTableState } from '../lib/url-state/use-table-state';
import { Button } from '../ui/button';
import { EmptyList, EmptyState, QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { TablePager } from '../ui/tables/pager';

/** Mails of a demo installation; available only with embedded mail and demo data. */
export function Component() {
  const table = useTableState({ prefix: 'mails' });
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
        <QueryBoundary
          query={mails}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyList>Sign up or apply for a job, and a mail will arrive.</EmptyList>}
        >
          {({ items, totalItemsCount }) => (
            <>
              <MailboxList items={items} />
              <TablePager {...table} total={totalItemsCount} />
            </>
          )}
        </QueryBoundary>
      )}
    </Page>
  );
}
