import '../features/applications/mine/mine.css';
import { Navigate } from 'react-router-dom';
import { LIST_SORTS, LIST_STATUSES, type ListSort } from '../../../modules/applications/contract/api-lists';
import { ApplicationCard } from '../features/applications/mine/application-card';
import { useMyApplications } from '../features/applications/mine/calls';
import { STATUS_WORDS } from '../features/applications/mine/status-of';
import { counted } from '../lib/format';
import { useListState } from '../lib/use-list-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { ListControls } from '../ui/list-controls';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

/** Applications per page (W11.3). */
const PAGE = 10;

/** Sort By (W11.1). */
const SORT_WORDS: Record<ListSort, string> = {
  status: 'Status',
  positionTitle: 'Position Title',
  positionNumber: 'Position Number',
  expiringSoon: 'Expiring Soon',
};
const SORTS = LIST_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }));
const FILTERS = LIST_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** /applications: My Applications (W11). */
export function Component() {
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const { sortedBy, status, offset, set, hrefFor } = list;
  const applications = useMyApplications({ sortedBy, status, offset, limit: PAGE });

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
      <QueryState
        query={applications}
        isEmpty={({ items }) => items.length === 0}
        empty={
          offset > 0 ? (
            // The last card of the last page was deleted.
            <Navigate replace to={hrefFor(0)} />
          ) : status ? (
            <EmptyState action={<Button onClick={() => set('status', '')}>Show all statuses</Button>} />
          ) : (
            <EmptyState action={<ButtonLink to={paths.findJob}>Find a job to apply for</ButtonLink>} />
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {counted(totalItemsCount, 'application')}
            </p>
            <ul className="application-cards">
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE} hrefFor={hrefFor} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
