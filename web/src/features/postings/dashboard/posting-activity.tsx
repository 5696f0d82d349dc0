import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../../lib/session/session';
import { useTableState } from '../../../lib/url-state/use-table-state';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyList, QueryBoundary } from '../../../ui/display/query-boundary';
import { SectionWithAction } from '../../../ui/layout/section-with-action';
import { useNearViewport } from '../../../ui/layout/use-near-viewport';
import { TablePager } from '../../../ui/tables/pager';
import { managedJobsQuery, myPostingsQuery } from '../queries';
import { groupByOrganization } from './group-by-organization';
import { PostingsTable } from './postings-table';

/** Postings per list (W4.5). */
const PAGE_SIZE = 25;
/** The API's row limit (T27). */
const MAX_ROWS = 100;

/** The user's postings, and all positions of the user's organizations (W4.5–W4.7). */
export function PostingActivity({ user }: { user: SessionUser }) {
  const table = useTableState({ prefix: 'postings', limit: PAGE_SIZE });
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
      id="job-posting-activity"
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
      {user.organizations.length > 0 && <OrganizationPostings user={user} isNear={isNear} />}
    </SectionWithAction>
  );
}

function OrganizationPostings({ user, isNear }: { user: SessionUser; isNear: boolean }) {
  const organizations = user.organizations.map(({ accountNumber }) => accountNumber);
  const all = useQuery({
    ...managedJobsQuery({
      filters: JSON.stringify({ organizations }),
      sortedColumn: 'organization.accountName',
      limit: MAX_ROWS,
    }),
    enabled: isNear,
  });
  return (
    <>
      <h3 className="dashboard-list">All positions at your organizations</h3>
      <QueryBoundary query={all} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyList />}>
        {({ items, totalItemsCount }) => (
          <>
            {groupByOrganization(items).map(({ name, jobs }) => (
              <section key={name} className="dashboard-group">
                <h4>
                  {name} <span className="muted">{jobs.length === 1 ? '1 position' : `${jobs.length} positions`}</span>
                </h4>
                <PostingsTable caption={`Positions at ${name}`} rows={jobs} />
              </section>
            ))}
            {totalItemsCount > MAX_ROWS && (
              <p>
                <Link to={paths.manageJobs}>All {totalItemsCount} positions in Manage Postings</Link>
              </p>
            )}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
