import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { JobToReview } from '../../../../../modules/postings/contract/api-answers';
import { type JobStatus, STATUS_NAMES } from '../../../../../modules/postings/contract/api-lists';
import { daysLeft, isSoon, longDate } from '../../../lib/format';
import { type Action, ActionMenu } from '../../../ui/action-menu';
import { icons } from '../../../ui/icons';
import { isReviewOver, notReleased } from './release-terms';

/** What folds the job; the focus goes there when an applicant's row has gone. */
export const toggleId = (jobId: string) => `toggle-${jobId}`;

interface Props {
  job: JobToReview;
  /** Counts of what is released concern only those who release. */
  isAdmin: boolean;
  isOpen: boolean;
  onToggle(): void;
  /** Moves of the posting itself; none for reviewers. */
  actions: readonly Action[];
  /** The applicants; rendered while open. */
  children: ReactNode;
}

/** A job that folds out its applicants (W12.3). */
export function JobRow({ job, isAdmin, isOpen, onToggle, actions, children }: Props) {
  const panel = useId();
  return (
    <section className={isOpen ? 'review-job open' : 'review-job'}>
      <div className="review-head">
        {icons.chevron}
        <div className="review-title">
          <h2>
            <button type="button" id={toggleId(job.id)} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
              {job.title}
            </button>
          </h2>
          <p>{job.organization.accountName}</p>
        </div>
        <dl>
          {isAdmin && (
            <>
              <Fact name="Applicants">{job.applicationsCount}</Fact>
              <Fact name="Not released">{notReleased(job)}</Fact>
            </>
          )}
          <Listing job={job} />
          <ReviewBy job={job} isAdmin={isAdmin} />
        </dl>
        {actions.length > 0 && (
          <ActionMenu className="icon-btn" label={`More actions for ${job.title}`} actions={actions}>
            <IconDots size={20} aria-hidden />
          </ActionMenu>
        )}
      </div>
      <div id={panel} className="review-panel" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

function Fact({ name, small, soon, children }: { name: string; small?: string; soon?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={soon ? 'soon' : undefined}>{children}</dd>
      {small && <dd className={soon ? 'small soon' : 'small muted'}>{small}</dd>}
    </div>
  );
}

function Listing({ job }: { job: JobToReview }) {
  const number = `No. ${job.externalListingNumber || job.jobListingNumber}`;
  return (
    <Fact name="Listing" small={number}>
      {listingState(job)}
    </Fact>
  );
}

function listingState({ status, endDate }: { status: JobStatus; endDate: string }): string {
  if (status !== 'open') return STATUS_NAMES[status];
  return `${new Date(endDate) < new Date() ? 'Ended' : 'Ends'} ${longDate(endDate)}`;
}

/** A date and how far away it is (W12.17). */
function ReviewBy({ job, isAdmin }: { job: JobToReview; isAdmin: boolean }) {
  const { isBoardReview, boardReviewDays } = job;
  const facts = { name: 'Review by' };
  if (!isBoardReview) {
    return (
      <Fact {...facts} small={isAdmin ? 'Release at any time' : undefined}>
        No board review
      </Fact>
    );
  }
  if (!boardReviewDays) {
    return (
      <Fact {...facts} small="Chosen at the first release">
        No date yet
      </Fact>
    );
  }
  const over = isReviewOver(job);
  return (
    <Fact
      {...facts}
      small={over ? 'Review is over' : daysLeft(boardReviewDays)}
      soon={!over && isSoon(boardReviewDays)}
    >
      {longDate(boardReviewDays)}
    </Fact>
  );
}
