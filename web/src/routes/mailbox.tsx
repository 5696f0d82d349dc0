import { useQuery } from '@tanstack/react-query';
import type { MailboxPage } from '#modules/notifications/contract/api/mailbox';
import { MailboxList } from '#web/features/notifications/mailbox-list';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { Button } from '#web/ui/button';
import { EmptyList, EmptyState, QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { TablePager } from '#web/ui/tables/pager';

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
