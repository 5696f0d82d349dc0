import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { STATUS_NAMES } from '#modules/postings/contract/api/lists';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { breakLongWords } from '#web/lib/formatting/break-long-words';
import { daysLeft, isSoon, joinParts, longDate } from '#web/lib/formatting/format';
import { readProgress } from '#web/lib/formatting/unread';
import type { Action } from '#web/ui/overlays/action-list';
import { ActionMenu } from '#web/ui/overlays/action-menu';
import { isReviewOver } from '../release-terms';
import styles from './review-list.module.css';
import { toggleId } from './toggle-id';

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

/** A job, and its applicants, which fold out. */
export function JobRow({ job, isAdmin, isOpen, onToggle, actions, children }: Props) {
  const panel = useId();
  const { title, organization, applicationsCount, applicationsWaiting } = job;
  const number = `No. ${job.externalListingNumber || job.jobListingNumber}`;
  return (
    <tbody className={isOpen ? styles.open : undefined} data-job={job.id}>
      <tr className={styles.row}>
        <th scope="row">
          <IconChevronDown size={20} data-chevron aria-hidden />
          <button
            type="button"
            id={toggleId(job.id)}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={onToggle}
          >
            {breakLongWords(title)}
          </button>
          <small>{joinParts(organization.accountName, number, listingState(job))}</small>
        </th>
        {isAdmin ? (
          <>
            <td className={styles.number} data-label="Applicants">
              {applicationsCount}
            </td>
            <td className={styles.number} data-label="To release">
              {job.status === 'open' && applicationsWaiting > 0 ? <b>{applicationsWaiting}</b> : applicationsWaiting}
            </td>
          </>
        ) : (
          <td data-label="To read">
            {applicationsWaiting || 'All read'}
            <small>{readProgress(job)}</small>
          </td>
        )}
        <ReviewBy job={job} isAdmin={isAdmin} />
        {isAdmin && (
          <td className={styles.menu}>
            <ActionMenu className="icon-btn" label={`More actions for ${title}`} actions={actions}>
              <IconDots size={20} aria-hidden />
            </ActionMenu>
          </td>
        )}
      </tr>
      <tr id={panel} className={styles.panel} hidden={!isOpen}>
        <td colSpan={isAdmin ? 5 : 3}>
          <div className="review-panel">{isOpen && children}</div>
        </td>
      </tr>
    </tbody>
  );
}

function listingState({ status, endDate }: JobToReview): string {
  if (status !== 'open') return STATUS_NAMES[status];
  return `${new Date(endDate) < new Date() ? 'Ended' : 'Ends'} ${longDate(endDate)}`;
}

/** The review-by date and the remaining time. */
function ReviewBy({ job, isAdmin }: { job: JobToReview; isAdmin: boolean }) {
  const [text, small, isNear] = reviewWords(job, isAdmin);
  return (
    <td data-label="Review by">
      <span>{text}</span>
      {small && <small className={isNear ? styles.soon : undefined}>{small}</small>}
    </td>
  );
}

function reviewWords(job: JobToReview, isAdmin: boolean): [text: string, small?: string, isNear?: boolean] {
  const { isBoardReview, boardReviewDays } = job;
  if (!isBoardReview) return isAdmin ? ['No board review', 'Release at any time'] : ['No board review'];
  if (!boardReviewDays) return ['No date yet', 'Chosen at the first release'];
  if (!isReviewOver(job)) return [longDate(boardReviewDays), daysLeft(boardReviewDays), isSoon(boardReviewDays)];
  // What is not yet with the district waits there since.
  return [longDate(boardReviewDays), 'Review is over', isAdmin && job.applicationsWaiting > 0];
}
