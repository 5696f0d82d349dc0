import { IconLock } from '@tabler/icons-react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { longDate } from '#web/lib/formatting/format';
import { isReleasedTo, type ReleaseTarget } from './release-terms';

interface Props {
  applicant: Applicant;
  target: ReleaseTarget;
}

/** Where an applicant stands: released with the day, which is final, or not. */
export function ReleaseState({ applicant, target }: Props) {
  const { releasedAt, releasedToReviewersAt } = applicant;
  if (isReleasedTo(target, applicant))
    return (
      <span className="release-done">
        <IconLock size={16} aria-hidden />
        {releasedAt
          ? `Released on ${longDate(releasedAt)}`
          : `With reviewers since ${longDate(releasedToReviewersAt ?? '')}`}
      </span>
    );
  return (
    <>
      Not released
      {releasedToReviewersAt && <small>Was with the reviewers</small>}
    </>
  );
}
