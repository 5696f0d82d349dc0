import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SessionUser } from '#web/lib/session/session';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { SectionWithAction } from '#web/ui/layout/section-with-action';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';
import { TablePager } from '#web/ui/tables/pager';
import { myPostingsQuery } from '../queries';
import { OrganizationPostings } from './organization-postings';
import { PostingsTable } from './postings-table';

/** Postings per list. */
const PAGE_SIZE = 25;

/** The user's postings, and all positions of the user's organizations. */
export function PostingActivity({ user }: { user: SessionUser }) {
  const table = useTableState({ prefix: 'postings', limit: PAGE_SIZE });
  const section = useRememberedOpen('job-posting-activity');
  const body = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(body);
  const mine = useQuery({
    ...myPostingsQuery({
      excludeClosed: true,
      excludeFilled: true,
      sortedBy: 'status',
      sortedAlgorithm: 'ASC',
      offset: table.offset,
      limit: table.limit,
    }),
    enabled: isNear,
  });
  return (
    <SectionWithAction
      {...section}
      body={body}
      title="Job Posting Activity"
      count={mine.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.postJobs}>
          Create posting
        </ButtonLink>
      }
    >
      <h3 className="dashboard-list">My postings</h3>
      <QueryBoundary query={mine} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyList />}>
        {({ items, totalItemsCount }) => (
          <>
            <PostingsTable caption="My postings" rows={items} withApplicants />
            {totalItemsCount > PAGE_SIZE && <TablePager {...table} total={totalItemsCount} />}
          </>
        )}
      </QueryBoundary>
      {user.organizations.length > 0 && <OrganizationPostings user={user} />}
    </SectionWithAction>
  );
}
