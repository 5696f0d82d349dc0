import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JobToReview } from '../../../../../modules/postings/contract/api-answers';
import { api } from '../../../lib/api';
import { daysLeft, isSoon, longDate } from '../../../lib/format';
import { useTableState } from '../../../lib/use-table-state';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { TablePager } from '../../../ui/pager';
import { EmptyState, QueryState } from '../../../ui/query-state';
import { SectionWithAction } from '../../../ui/section-with-action';
import type { Page } from '../page-of';

/** Jobs per list (W4.3). */
const PAGE = 10;

const columns: readonly Column<JobToReview>[] = [
  { key: 'title', header: 'Title', render: (job) => <Link to={paths.jobPost(job.id)}>{job.title}</Link> },
  { key: 'organization', header: 'Organization', render: ({ organization }) => organization.accountName },
  {
    key: 'toRelease',
    header: 'To release',
    render: (job) => `${job.applicantsToRelease} of ${job.applicationsCount} applicants`,
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

/** Open jobs with applicants to review, the latest review date first (W4.3, W4.4). */
export function ReviewSection() {
  const table = useTableState({ prefix: 'review', limit: PAGE });
  const query = {
    sortedColumn: 'boardReviewDays',
    sortAlgorithm: 'DESC',
    statuses: 'open',
    offset: table.offset,
    limit: table.limit,
  };
  const jobs = useQuery({
    queryKey: ['postings', 'dashboard-review', query],
    queryFn: ({ signal }) => api.get<Page<JobToReview>>('/api/jobs/admin/dashboardReviewApplicants', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionWithAction
      id="review-applicants"
      title="Review Applicants"
      count={jobs.data?.totalItemsCount}
      action={
        <ButtonLink small to={paths.reviewApplicants}>
          All jobs to review
        </ButtonLink>
      }
    >
      <QueryState query={jobs} rows={2} isEmpty={(page) => page.totalItemsCount === 0} empty={<EmptyState />}>
        {({ items, totalItemsCount }) => (
          <>
            <DataTable
              caption="Open jobs with applicants to review, latest review date first"
              columns={columns}
              rows={items}
              rowKey={(job) => job.id}
            />
            {totalItemsCount > PAGE && <TablePager {...table} total={totalItemsCount} />}
          </>
        )}
      </QueryState>
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
