import '../features/applications/review/review.css';
import { useSearchParams } from 'react-router-dom';
import type { JobToReview } from '../../../modules/postings/contract/api-answers';
import { ReadingPanel, ReleasePanel } from '../features/applications/review/applicants-panel';
import { JOBS_PER_PAGE, useJobsToReview } from '../features/applications/review/calls';
import { JobRow } from '../features/applications/review/job-row';
import { askAndClose, askAndFill } from '../features/postings/list/ask-and-move';
import { mayClose, mayFill } from '../features/postings/list/card-rules';
import { isAdminLevel } from '../features/postings/rights';
import { counted } from '../lib/format';
import { useSession } from '../lib/session';
import type { Action } from '../ui/action-menu';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { EmptyState, QueryState } from '../ui/query-state';

const hrefFor = (offset: number) => (offset === 0 ? '?' : `?offset=${offset}`);

/** /review-applicants (W12). The open job stands in the address, so that it can be linked to. */
export function Component() {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const offset = Math.max(0, Number(search.get('offset')) || 0);
  const open = search.get('job');
  const jobs = useJobsToReview(offset);
  const isAdmin = isAdminLevel(user);

  const toggle = (id: string) =>
    setSearch(
      (old) => {
        if (id === open) old.delete('job');
        else old.set('job', id);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Page title="Review Applicants" lead="Manage applications for review or release." head="band">
      <QueryState query={jobs} isEmpty={({ totalItemsCount }) => totalItemsCount === 0} empty={<EmptyState />}>
        {({ items, totalItemsCount, isPaged }) => (
          <>
            <p role="status" className="review-count">
              <b>{counted(totalItemsCount, 'job')}</b> with applicants to review, latest review date first
            </p>
            {items.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                isAdmin={isAdmin}
                isOpen={job.id === open}
                onToggle={() => toggle(job.id)}
                actions={isAdmin ? movesOf(job) : []}
              >
                {isAdmin ? <ReleasePanel job={job} /> : <ReadingPanel job={job} />}
              </JobRow>
            ))}
            {isPaged && <Pager total={totalItemsCount} offset={offset} limit={JOBS_PER_PAGE} hrefFor={hrefFor} />}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** Closing and filling from here (W12.9). */
function movesOf(job: JobToReview): Action[] {
  const fill = { label: 'Fill Position', onSelect: () => askAndFill(job, 'fill') };
  const close = { label: 'Close Position', danger: true, onSelect: () => askAndClose(job) };
  return [...(mayFill(job.status) ? [fill] : []), ...(mayClose(job.status) ? [close] : [])];
}
