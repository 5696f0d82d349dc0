import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { pluralize } from '#web/lib/formatting/format';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList, QueryBoundary, Skeleton } from '#web/ui/display/query-boundary';
import type { Action } from '#web/ui/overlays/action-list';
import { GoToPage } from '#web/ui/tables/go-to-page';
import { Pager } from '#web/ui/tables/pager';
import { JOBS_PER_PAGE, jobToReviewQuery, parseReviewList, useJobsToReview } from '../queries';
import { describeList } from './describe-list';
import { JobTable } from './job-table';
import { NoJobs } from './no-jobs';
import { ReviewControls } from './review-controls';
import styles from './review-list.module.css';

interface Props {
  isAdmin: boolean;
  hasOrganizations: boolean;
  /** Actions on the posting itself, for admin-level users. */
  actionsOf(job: JobToReview): Action[];
}

/** The jobs of one choice and page. The job that the URL opens at first comes first, wherever it is in the list. */
export function ReviewList({ isAdmin, hasOrganizations, actionsOf }: Props) {
  const [search] = useUrlSearch();
  const navigate = useNavigate();
  const named = useFirstOpen(search);
  const list = parseReviewList(search);
  const jobs = useJobsToReview(search);
  const isElsewhere = named !== null && jobs.data !== undefined && !jobs.data.items.some(({ id }) => id === named);
  const { data: found, isPending } = useQuery({ ...jobToReviewQuery(named ?? ''), enabled: isElsewhere });
  const first = isElsewhere && found ? found.items : [];
  const hrefFor = (offset: number) => hrefOf(search, offset);

  // The jobs of a last page may have gone since.
  if (list.offset > 0 && jobs.data?.items.length === 0) return <Navigate to={hrefFor(0)} replace />;
  return (
    <>
      <ReviewControls counts={jobs.data?.counts} isAdmin={isAdmin} />
      {isElsewhere && found?.items.length === 0 && (
        <p className="note" role="status">
          The job of this link has no applicants for you now.
        </p>
      )}
      <QueryBoundary
        query={jobs}
        isEmpty={({ totalItemsCount }) => totalItemsCount + first.length === 0}
        empty={
          list.text || list.show !== 'all' ? (
            <EmptyList action={<ButtonLink to={paths.reviewApplicants}>Show all jobs</ButtonLink>}>
              {list.text ? `No job here matches “${list.text}”.` : 'No job is here now.'}
            </EmptyList>
          ) : (
            <NoJobs isAdmin={isAdmin} hasOrganizations={hasOrganizations} />
          )
        }
      >
        {(page) =>
          isElsewhere && isPending ? (
            <Skeleton rows={3} />
          ) : (
            <>
              <p role="status" className={styles.count}>
                <b>{pluralize(page.totalItemsCount, 'job')}</b> {describeList(list, page.counts, isAdmin)}
              </p>
              <JobTable jobs={[...first, ...page.items]} {...{ isAdmin, actionsOf }} />
              {page.isPaged && (
                <div className={styles.foot}>
                  <Pager total={page.totalItemsCount} offset={list.offset} limit={JOBS_PER_PAGE} hrefFor={hrefFor} />
                  <GoToPage
                    pages={Math.ceil(page.totalItemsCount / JOBS_PER_PAGE)}
                    onGo={(number) => navigate(hrefFor((number - 1) * JOBS_PER_PAGE))}
                  />
                </div>
              )}
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}

/** The job that was open when the choice of the list began; which one is open changes while one reads. */
function useFirstOpen(search: URLSearchParams): string | null {
  const open = search.get('job');
  const rest = new URLSearchParams(search);
  rest.delete('job');
  const choice = rest.toString();
  const [first, setFirst] = useState({ choice, open });
  if (first.choice !== choice) setFirst({ choice, open });
  return first.open;
}

/** Another page of the same choice, with no job open. */
function hrefOf(search: URLSearchParams, offset: number): string {
  const next = withFilters(search, { job: '' });
  if (offset) next.set('offset', String(offset));
  return `?${next}`;
}
