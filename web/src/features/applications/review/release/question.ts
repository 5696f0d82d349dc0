import type { JobToReview } from '#modules/postings/contract/api/responses';
import type { ConfirmOptions } from '#web/lib/feedback/confirm';
import type { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { listPeople } from '../../list-people';
import { dayText } from '../release-terms';
import type { ReleaseRequest } from './review-by-conflict';

export type Person = Parameters<typeof candidateName>[0];

const FINAL_NOTICE = 'A release cannot be taken back.';

/** Asks before a release; its last day says that it goes to the board. */
export function question(
  job: JobToReview,
  { releasedApplications, reviewByDate }: ReleaseRequest,
  reviewers: readonly Person[],
): ConfirmOptions {
  const applicants = pluralize(releasedApplications.length, 'applicant');
  const rest = { confirmLabel: `Release ${applicants}`, cancelLabel: 'Not yet', isFinal: true };
  const organization = job.organization.accountName;
  if (!reviewByDate)
    return {
      title: `Release ${applicants} to ${organization}?`,
      body: [
        `${job.title}. ${organization} can then read these applications and contact their applicants, who get a mail unless their outcome is decided.`,
        FINAL_NOTICE,
      ],
      ...rest,
    };
  const readers = listPeople(reviewers) || 'The board';
  return {
    title: `Release ${applicants} to ${reviewers.length ? pluralize(reviewers.length, 'reviewer') : 'the reviewers'}?`,
    body: [`${job.title}, ${organization}. ${readers} can read them until ${dayText(reviewByDate)}.`, FINAL_NOTICE],
    ...rest,
  };
}
