import { REVIEW_DUE_DAYS } from '#modules/postings/contract/api/lists';
import type { ReviewCounts } from '#modules/postings/contract/api/review';
import { pluralize } from '#web/lib/formatting/format';
import type { parseReviewList } from '../queries';

type List = Pick<ReturnType<typeof parseReviewList>, 'show' | 'isDueFirst' | 'text'>;

/** What is listed, behind the number of jobs: "with 87 applicants to release, nearest review date first". */
export function describeList(
  { show, isDueFirst, text }: List,
  { applications }: ReviewCounts,
  isAdmin: boolean,
): string {
  const waiting = isAdmin
    ? `${pluralize(applications, 'applicant')} to release`
    : `${pluralize(applications, 'application')} to read`;
  const which = {
    all: 'with applicants to review',
    waiting: `with ${waiting}`,
    due: `whose board review ends within ${REVIEW_DUE_DAYS} days`,
    mine: 'that you created or were chosen to review',
  }[show];
  const found = text && ` for “${text}”`;
  return `${which}${found}, ${isDueFirst ? 'nearest' : 'latest'} review date first`;
}
