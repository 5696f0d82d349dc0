import '../features/postings/postings.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LIST, listedPostingsQuery, PAGE_SIZE } from '../features/postings/list/my-postings';
import { PostingCard } from '../features/postings/list/posting-card';
import { pluralize } from '../lib/formatting/format';
import { useListState } from '../lib/url-state/use-list-state';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button';
import { EmptyList, QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { ListControls } from '../ui/tables/list-controls';
import { Pager } from '../ui/tables/pager';

/** /postings: Job Posts You Manage (W8). */
export function Component() {
  const [search] = useSearchParams();
  const list = useListState(LIST);
  const { status, offset, set, hrefFor } = list;
  const postings = useQuery(listedPostingsQuery(search));
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
