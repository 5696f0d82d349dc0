import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatInteger } from '#web/lib/formatting/format';
import { useOrganizations } from '#web/lib/queries/directory';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { TablePager } from '#web/ui/tables/pager';
import type { OpenOverlay } from './overlay';
import { accessRequestQuery, accessRequestsQuery, REQUESTS_TABLE } from './queries';
import { RequestItem } from './request-item';

/** Pending requests for posting rights, newest first; before them the one that the URL names. */
export function RequestsSection({ onOpen }: { onOpen: OpenOverlay }) {
  const [search] = useSearchParams();
  const table = useTableState(REQUESTS_TABLE);
  const requests = useQuery(accessRequestsQuery(search));
  const organizations = useOrganizations();
  const named = search.get('request');
  const { data: found } = useQuery({ ...accessRequestQuery(named ?? ''), enabled: named !== null });
  const first = (named && found?.items) || [];
  const count = requests.data?.totalItemsCount ?? 0;

  return (
    <section aria-labelledby="requests" className="users-section">
      <div className="ruled">
        <h2 id="requests" tabIndex={-1}>
          Requests for posting rights {count > 0 && <span className="count">{formatInteger(count)}</span>}
        </h2>
      </div>
      {named && found?.items.length === 0 && (
        <p className="note" role="status">
          The request of this link was answered already.
        </p>
      )}
      <QueryBoundary
        query={requests}
        rows={1}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<EmptyList>No request is waiting.</EmptyList>}
      >
        {({ items, totalItemsCount }) => (
          <>
            <ul className="requests" aria-label="Requests for posting rights">
              {[...first, ...items.filter(({ id }) => id !== first[0]?.id)].map((request) => (
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
