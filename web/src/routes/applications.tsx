import '../features/applications/mine/mine.css';
import { Navigate } from 'react-router-dom';
import { LIST_SORTS, LIST_STATUSES, type ListSort } from '../../../modules/applications/contract/api-lists';
import { ApplicationCard } from '../features/applications/mine/application-card';
import { STATUS_LABELS } from '../features/applications/mine/application-status';
import { useMyApplications } from '../features/applications/mine/queries';
import { pluralize } from '../lib/formatting/format';
import { useListState } from '../lib/url-state/use-list-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyList, QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { ListControls } from '../ui/tables/list-controls';
import { Pager } from '../ui/tables/pager';

/** Applications per page (W11.3). */
const PAGE_SIZE = 10;

/** Sort By (W11.1). */
const SORT_LABELS: Record<ListSort, string> = {
  status: 'Status',
  positionTitle: 'Position Title',
  positionNumber: 'Position Number',
  expiringSoon: 'Expiring Soon',
};
const SORTS = LIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
const FILTERS = LIST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** /applications: My Applications (W11). */
export function Component() {
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const { sortedBy, status, offset, set, hrefFor } = list;
  const applications = useMyApplications({ sortedBy, status, offset, limit: PAGE_SIZE });

  return (
    <Page
      title="My Applications"
      head="band"
      actions={
        <ButtonLink look="fill" to={paths.findJob}>
          Find a Job
        </ButtonLink>
      }
    >
      <ListControls {...list} />
      <QueryBoundary
        query={applications}
        isEmpty={({ items }) => items.length === 0}
        empty={
          offset > 0 ? (
            // Reached when the last card of the last page was deleted.
            <Navigate replace to={hrefFor(0)} />
          ) : status ? (
            <EmptyList action={<Button onClick={() => set('status', '')}>Show all statuses</Button>} />
          ) : (
            <EmptyList action={<ButtonLink to={paths.findJob}>Find a job to apply for</ButtonLink>} />
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {pluralize(totalItemsCount, 'application')}
            </p>
            <ul className="application-cards">
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE_SIZE} hrefFor={hrefFor} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
