import '../features/postings/postings.css';
import { JOB_STATUSES, STATUS_NAMES } from '../../../modules/postings/contract/api-lists';
import { PostingCard } from '../features/postings/list/posting-card';
import { useMyPostings } from '../features/postings/queries';
import { pluralize } from '../lib/formatting/format';
import { useListState } from '../lib/url-state/use-list-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyList, QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { ListControls } from '../ui/tables/list-controls';
import { Pager } from '../ui/tables/pager';

/** Postings per page (near W8.4). */
const PAGE_SIZE = 10;

/** Sort By (W8.2). */
const SORTS = [
  { value: 'status', label: 'Status' },
  { value: 'applicants', label: 'Applicants' },
  { value: 'endDate', label: 'Expiring Soon' },
  { value: 'title', label: 'Position Title' },
  { value: 'number', label: 'Position Number' },
] as const;

const FILTERS = JOB_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));

/** /postings: Job Posts You Manage (W8). */
export function Component() {
  const list = useListState({ sorts: SORTS, filters: FILTERS });
  const { sortedBy, status, offset, set, hrefFor } = list;
  const postings = useMyPostings({ sortedBy, status, offset, limit: PAGE_SIZE });
  const showAll = <Button onClick={() => set('status', '')}>Show all statuses</Button>;

  return (
    <Page
      title="Job Posts You Manage"
      head="band"
      actions={
        <ButtonLink look="fill" to={paths.postJobs}>
          Create Posting
        </ButtonLink>
      }
    >
      <ListControls {...list} />
      <QueryBoundary
        query={postings}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={
          status ? (
            <EmptyList action={showAll}>No posting of yours has this status.</EmptyList>
          ) : (
            <EmptyList action={<ButtonLink to={paths.postJobs}>Create your first posting</ButtonLink>}>
              The postings of your organizations stand here once there are any.
            </EmptyList>
          )
        }
      >
        {({ items, totalItemsCount }) => (
          <>
            <p role="status" className="small muted">
              {pluralize(totalItemsCount, 'posting')}
            </p>
            <ul className="posting-cards">
              {items.map((job) => (
                <PostingCard key={job.id} job={job} />
              ))}
            </ul>
            <Pager total={totalItemsCount} offset={offset} limit={PAGE_SIZE} hrefFor={hrefFor} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
