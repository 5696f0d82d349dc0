import type { Applicant } from '#modules/applications/contract/api/lists';
import type { Board } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { dayAndTime, pluralize } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { Receipt } from '#web/ui/receipt/receipt';
import { listPeople } from '../../list-people';
import { BoardTable } from '../board-table';
import type { ReleaseTarget } from '../release-terms';
import { ReviewBy } from '../review-by';
import type { Release } from './use-release';

interface Props {
  job: JobToReview;
  board: Board;
  target: ReleaseTarget;
  release: Release;
}

/** The end of a release, and who of the board has read what it has. */
export function Released({ job, board, target, release: { released, before, at } }: Props) {
  const isToReviewers = target === 'reviewers';
  const organization = job.organization.accountName;
  const number = job.externalListingNumber || job.jobListingNumber;
  const receivers = isToReviewers ? pluralize(board.members.length, 'reviewer') : organization;
  return (
    <>
      <Receipt
        tone="done"
        title={`${pluralize(released.length, 'applicant is', 'applicants are')} with ${receivers}`}
        rows={[
          { name: 'Job', value: `${job.title}, ${organization}` },
          { name: 'Applicants', value: listPeople(released) || 'All were released by somebody else before' },
          ...(before.length && released.length ? [{ name: 'Released before', value: listPeople(before) }] : []),
          { name: 'When', value: `${dayAndTime(at)}, by you` },
          ...(number ? [{ name: 'Number', value: `No. ${number}` }] : []),
          { name: 'Mails', value: mails(released, isToReviewers) },
        ]}
        next={
          isToReviewers
            ? `Once the review-by date has passed, reading ends for the reviewers, and you release to ${organization}.`
            : `Who posts for ${organization} can read these applications and contact their applicants.`
        }
        actions={
          <>
            <ButtonLink to={`${paths.reviewApplicants}?job=${job.id}`}>Review Applicants</ButtonLink>
            <ButtonLink look="quiet" to={paths.history('jobs', job.id)}>
              History of the posting
            </ButtonLink>
          </>
        }
      />
      {isToReviewers && (
        <section aria-labelledby="who-has-read">
          <h2 id="who-has-read">Who has read</h2>
          <BoardTable job={job} board={board} />
          <ReviewBy job={job} />
        </section>
      )}
    </>
  );
}

function mails(released: readonly Applicant[], isToReviewers: boolean): string {
  if (released.length === 0) return 'None by you.';
  if (isToReviewers) return 'One to each reviewer who has mails turned on. The applicants get none.';
  return 'One to each applicant without an outcome, and one a day at most to those who post for the organization and have mails turned on.';
}
