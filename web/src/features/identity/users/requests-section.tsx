import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatInteger } from '#web/lib/formatting/format';
import { useOrganizations } from '#web/lib/queries/directory';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { TablePager } from '#web/ui/tables/pager';
import type { OpenOverlay } from './overlay';
import { accessRequestsQuery, REQUESTS_TABLE } from './queries';
import { RequestItem } from './request-item';

/** Pending requests for posting rights, newest first. */
export function RequestsSection({ onOpen }: { onOpen: OpenOverlay }) {
  const [search] = useSearchParams();
  const table = useTableState(REQUESTS_TABLE);
  const requests = useQuery(accessRequestsQuery(search));
  const organizations = useOrganizations();
  const count = requests.data?.totalItemsCount ?? 0;

  return (
    <section aria-labelledby="requests" className="users-section">
      <div className="ruled">
        <h2 id="requests" tabIndex={-1}>
          Requests for posting rights {count > 0 && <span className="count">{formatInteger(count)}</span>}
        </h2>
      </div>
      <QueryBoundary
        query={requests}
        rows={1}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>No request is waiting.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <ul className="requests" aria-label="Requests for posting rights">
              {items.map((request) => (
                <RequestItem key={request.id} request={request} organizations={organizations.data} onOpen={onOpen} />
              ))}
            </ul>
            {totalItemsCount > table.limit && <TablePager {...table} total={totalItemsCount} />}
          </>
        )}
      </QueryBoundary>
    </section>
  );
}
