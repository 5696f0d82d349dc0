import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { type JobStatus, STATUS_NAMES } from '#modules/postings/contract/api/lists';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { daysLeft, isSoon, longDate } from '#web/lib/formatting/format';
import { readProgress } from '#web/lib/formatting/unread';
import { icons } from '#web/ui/icons';
import type { Action } from '#web/ui/overlays/action-list';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { isReviewOver } from './release-terms';

/** Id of the toggle button, which takes the focus when an applicant's row is removed. */
export const toggleId = (jobId: string) => `toggle-${jobId}`;

interface Props {
  job: JobToReview;
  /** Reviewers see only the number of applications to read; the total is for those who release. */
  isAdmin: boolean;
  isOpen: boolean;
  onToggle(): void;
  /** Actions on the posting itself; empty for reviewers. */
  actions: readonly Action[];
  /** The applicants; rendered while open. */
  children: ReactNode;
}

/** A job with its applicants, which fold out. */
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
          {isAdmin ? (
            <>
              <Detail name="Applicants">{job.applicationsCount}</Detail>
              <Detail name="Not released">{job.applicationsWaiting}</Detail>
            </>
          ) : (
            <Detail name="To read" small={readProgress(job)}>
              {job.applicationsWaiting || 'All read'}
            </Detail>
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

function Detail({
  name,
  small,
  soon,
  children,
}: {
  name: string;
  small?: string;
  soon?: boolean;
  children: ReactNode;
}) {
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
    <Detail name="Listing" small={number}>
      {listingState(job)}
    </Detail>
  );
}

function listingState({ status, endDate }: { status: JobStatus; endDate: string }): string {
  if (status !== 'open') return STATUS_NAMES[status];
  return `${new Date(endDate) < new Date() ? 'Ended' : 'Ends'} ${longDate(endDate)}`;
}

/** The review-by date and the remaining time. */
function ReviewBy({ job, isAdmin }: { job: JobToReview; isAdmin: boolean }) {
  const { isBoardReview, boardReviewDays } = job;
  const facts = { name: 'Review by' };
  if (!isBoardReview) {
    return (
      <Detail {...facts} small={isAdmin ? 'Release at any time' : undefined}>
        No board review
      </Detail>
    );
  }
  if (!boardReviewDays) {
    return (
      <Detail {...facts} small="Chosen at the first release">
        No date yet
      </Detail>
    );
  }
  const over = isReviewOver(job);
  return (
    <Detail
      {...facts}
      small={over ? 'Review is over' : daysLeft(boardReviewDays)}
      soon={!over && isSoon(boardReviewDays)}
    >
      {longDate(boardReviewDays)}
    </Detail>
  );
}
