import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { breakLongWords } from '#web/lib/formatting/break-long-words';
import { daysLeft, isSoon, longDate, pluralize } from '#web/lib/formatting/format';
import { unreadText } from '#web/lib/formatting/unread';
import type { SessionUser } from '#web/lib/session/session';
import { useTableState } from '#web/lib/url-state/use-table-state';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary } from '#web/ui/display/query-boundary';
import { SectionWithAction } from '#web/ui/layout/section-with-action';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';
import { useRememberedOpen } from '#web/ui/layout/use-remembered-open';
import { type Column, DataTable } from '#web/ui/tables/data-table';
import { TablePager } from '#web/ui/tables/pager';
import { pageOf } from '../list/action-rules';
import { dashboardReviewQuery } from '../queries';
import { isAdminLevel } from '../rights';

/** Jobs per list. */
const PAGE_SIZE = 10;

const columnsFor = (isAdmin: boolean): readonly Column<JobToReview>[] => [
  {
    key: 'title',
    header: 'Title',
    // A reviewer has no page of a posting that visitors do not see.
    render: (job) => {
      const title = breakLongWords(job.title);
      return isAdmin || job.isPublic ? <Link to={pageOf(job)}>{title}</Link> : title;
    },
  },
  { key: 'organization', header: 'Organization', render: ({ organization }) => organization.accountName },
  {
    key: 'waiting',
    header: isAdmin ? 'Not released' : 'To read',
    render: (job) =>
      isAdmin ? `${job.applicationsWaiting} of ${pluralize(job.applicationsCount, 'applicant')}` : unreadText(job),
  },
  { key: 'reviewBy', header: 'Review by', render: (job) => <ReviewBy day={job.boardReviewDays} /> },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    render: (job) => (
      <Link to={`${paths.reviewApplicants}?job=${job.id}`}>
        Review<span className="vh"> applicants of {job.title}</span>
      </Link>
    ),
  },
];

/** Open jobs with applicants to review, the latest review date first. */
export function ReviewSection({ user }: { user: SessionUser }) {
  const table = useTableState({ prefix: 'review', limit: PAGE_SIZE });
  const section = useRememberedOpen('review-applicants');
  const body = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(body);
  const { offset, limit } = table;
  const jobs = useQuery({
    ...dashboardReviewQuery({
      sortedColumn: 'boardReviewDays',
      sortAlgorithm: 'DESC',
      statuses: 'open',
      offset,
      limit,
    }),
    enabled: isNear,
  });
  return (
    <SectionWithAction
      {...section}
      body={body}
      title="Review Applicants"
      count={jobs.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.reviewApplicants}>
          All jobs to review
        </ButtonLink>
      }
    >
      <QueryBoundary query={jobs} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyList />}>
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption="Open jobs with applicants to review, latest review date first"
              columns={columnsFor(isAdminLevel(user))}
              rows={items}
              rowKey={(job) => job.id}
            />
            {totalItemsCount > PAGE_SIZE && <TablePager {...table} total={totalItemsCount} />}
          </>
        )}
      </QueryBoundary>
    </SectionWithAction>
  );
}

function ReviewBy({ day }: { day: string | null }) {
  if (!day) return <span className="muted">No board review</span>;
  const left = new Date(day) < new Date() ? 'over' : daysLeft(day);
  return (
    <span className={left !== 'over' && isSoon(day) ? 'soon' : undefined}>
      {longDate(day)} <span className={isSoon(day) ? undefined : 'muted'}>({left})</span>
    </span>
  );
}
