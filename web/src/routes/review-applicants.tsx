import '#web/features/applications/review/review.css';
import { Navigate } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { ReadOnlyPanel, ReleasePanel } from '#web/features/applications/review/applicants-panel';
import { JobRow } from '#web/features/applications/review/job-row';
import { NoJobs } from '#web/features/applications/review/no-jobs';
import { JOBS_PER_PAGE, parseOffset, useJobsToReview } from '#web/features/applications/review/queries';
import { canClose, canFill } from '#web/features/postings/list/action-rules';
import { confirmAndClose, useFillPosition } from '#web/features/postings/list/confirm-actions';
import { isAdminLevel } from '#web/features/postings/rights';
import { pluralize } from '#web/lib/formatting/format';
import { useSession } from '#web/lib/session/session';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import type { Action } from '#web/ui/overlays/action-list';
import { Pager } from '#web/ui/tables/pager';

const hrefFor = (offset: number) => (offset === 0 ? '?' : `?offset=${offset}`);

/** /review-applicants. The URL contains the open job, so that it can be linked to. */
export function Component() {
  const { user } = useSession();
  const [search, setSearch] = useUrlSearch();
  const offset = parseOffset(search);
  const open = search.get('job');
  const jobs = useJobsToReview(offset);
  const isAdmin = isAdminLevel(user);
  const fillPosition = useFillPosition();

  const toggle = (id: string) =>
    setSearch(
      (old) => {
        if (id === old.get('job')) old.delete('job');
        else old.set('job', id);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );

  // The jobs of a last page may have gone since.
  if (offset > 0 && jobs.data?.items.length === 0) return <Navigate to="?" replace />;
  return (
    <Page title="Review Applicants" lead="Manage applications for review or release." head="band">
      <QueryBoundary
        query={jobs}
        isEmpty={({ totalItemsCount }) => totalItemsCount === 0}
        empty={<NoJobs isAdmin={isAdmin} hasOrganizations={Boolean(user?.organizations.length)} />}
      >
        {({ items, totalItemsCount, isPaged }) => (
          <>
            <p role="status" className="review-count">
              <b>{pluralize(totalItemsCount, 'job')}</b> with applicants to review, latest review date first
            </p>
            {items.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                isAdmin={isAdmin}
                isOpen={job.id === open}
                onToggle={() => toggle(job.id)}
                actions={isAdmin ? jobActions(job, () => fillPosition(job, 'fill')) : []}
              >
                {isAdmin ? <ReleasePanel job={job} /> : <ReadOnlyPanel job={job} />}
              </JobRow>
            ))}
            {isPaged && <Pager total={totalItemsCount} offset={offset} limit={JOBS_PER_PAGE} hrefFor={hrefFor} />}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

/** The actions Close and Fill. */
function jobActions(job: JobToReview, onFill: () => void): Action[] {
  const fill = { label: 'Fill Position', onSelect: onFill };
  const close = { label: 'Close Position', danger: true, onSelect: () => confirmAndClose(job) };
  return [...(canFill(job.status) ? [fill] : []), ...(canClose(job.status) ? [close] : [])];
}
