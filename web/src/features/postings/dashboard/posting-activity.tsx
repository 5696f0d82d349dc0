import { Link } from 'react-router-dom';
import type { SessionUser } from '../../../lib/session';
import { useTableState } from '../../../lib/use-table-state';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import { SectionWithAction } from '../../../ui/section-with-action';
import { useManagedJobs, useMyPostings } from '../calls';
import { byOrganization } from './by-organization';
import { PostingsTable } from './postings-table';

/** Postings per list (W4.5). */
const PAGE = 25;
/** As many as one request may ask for (T27). */
const MOST = 100;

/** What the user posted, and every position of the user's organizations (W4.5–W4.7). */
export function PostingActivity({ user }: { user: SessionUser }) {
  const table = useTableState({ prefix: 'postings', limit: PAGE });
  const mine = useMyPostings({
    excludeClosed: true,
    excludeFilled: true,
    sortedBy: 'status',
    sortedAlgorithm: 'ASC',
    offset: table.offset,
    limit: table.limit,
  });
  return (
    <SectionWithAction
      id="job-posting-activity"
      title="Job Posting Activity"
      count={mine.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.postJobs}>
          Create posting
        </ButtonLink>
      }
    >
      <h3 className="dashboard-list">My postings</h3>
      <QueryState query={mine} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyState />}>
        {({ items, totalItemsCount }) => (
          <>
            <PostingsTable caption="My postings" rows={items} withApplicants />
            {totalItemsCount > PAGE && <TablePager {...table} total={totalItemsCount} />}
          </>
        )}
      </QueryState>
      {user.organizations.length > 0 && <OrganizationPostings user={user} />}
    </SectionWithAction>
  );
}

function OrganizationPostings({ user }: { user: SessionUser }) {
  const organizations = user.organizations.map(({ accountNumber }) => accountNumber);
  const all = useManagedJobs({
    filters: JSON.stringify({ organizations }),
    sortedColumn: 'organization.accountName',
    limit: MOST,
  });
  return (
    <>
      <h3 className="dashboard-list">All positions at your organizations</h3>
      <QueryState query={all} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyState />}>
        {({ items, totalItemsCount }) => (
          <>
            {byOrganization(items).map(({ name, jobs }) => (
              <section key={name} className="dashboard-group">
                <h4>
                  {name} <span className="muted">{jobs.length === 1 ? '1 position' : `${jobs.length} positions`}</span>
                </h4>
                <PostingsTable caption={`Positions at ${name}`} rows={jobs} />
              </section>
            ))}
            {totalItemsCount > MOST && (
              <p>
                <Link to={paths.manageJobs}>All {totalItemsCount} positions in Manage Postings</Link>
              </p>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
