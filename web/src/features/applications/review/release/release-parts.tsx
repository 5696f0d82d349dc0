import type { Applicant } from '#modules/applications/contract/api/lists';
import type { Board } from '#modules/applications/contract/api/review';
import { MAX_RELEASED } from '#modules/applications/contract/api/stage-rules';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { daysLeft, formatInteger, longDate, pluralize } from '#web/lib/formatting/format';
import { FieldError } from '#web/ui/fields/field';
import { BoardTable } from '../board-table';
import styles from './release.module.css';
import type { ReleaseForm } from './use-release';

/** How many are chosen, of how many. */
export function Chosen({ form, of }: { form: ReleaseForm; of: number }) {
  const waiting = form.waiting.length;
  const error = form.mantine.errors.releasedApplications;
  return (
    <div id="releasedApplications" tabIndex={-1} className={styles.chosen}>
      {error && <FieldError id="releasedApplications" error={String(error)} />}
      <p role="status">
        <b>{formatInteger(form.selected.length)} selected</b> of {formatInteger(waiting)} not yet released
        {of > waiting && `, of ${pluralize(of, 'applicant')}`}.
        {waiting > MAX_RELEASED && ` One release takes ${MAX_RELEASED} at most.`}
      </p>
      <a href="#release-summary" className={styles.toSummary}>
        Go to the release
      </a>
    </div>
  );
}

/** Those who had their release before, folded. */
export function OthersList({ job, form, rows }: { job: JobToReview; form: ReleaseForm; rows: readonly Applicant[] }) {
  if (rows.length === 0) return null;
  const where = form.target === 'reviewers' ? 'released' : `with ${job.organization.accountName}`;
  return (
    <details className={styles.others}>
      <summary>
        {formatInteger(rows.length)} already {where}
      </summary>
      <p>{rows.map(candidateName).join(', ')}</p>
    </details>
  );
}

/** Who of the board has read what, and until when they can. */
export function Reviewers({ job, board }: { job: JobToReview; board: Board }) {
  return (
    <>
      <BoardTable job={job} board={board} />
      {board.released > 0 && job.boardReviewDays && (
        <p>
          <b>The reviewers can read until {longDate(job.boardReviewDays)}</b> ({daysLeft(job.boardReviewDays)}).
        </p>
      )}
    </>
  );
}
