import type { UserConsequences } from '#modules/identity/contract/api/users';
import { pluralize } from '#web/lib/formatting/format';
import type { NamedOrganization } from '#web/lib/queries/directory';
import { nameOrganization } from './organization-choices';

type Reviews = UserConsequences['reviews'];

/** One sentence for each organization whose postings name the user as a reviewer. */
export const takenOffReviews = (reviews: Reviews, organizations: readonly NamedOrganization[]): string[] =>
  reviews.map(({ accountNumber, jobs }) => {
    const postings = `${pluralize(jobs, 'posting')} of ${nameOrganization(organizations, accountNumber)}`;
    return `Reviews ${postings} and will be taken off ${jobs === 1 ? 'it' : 'them'}.`;
  });

/** A locked reviewer keeps the place for the time after. */
export function keptReviews(reviews: Reviews): string[] {
  const jobs = reviews.reduce((sum, review) => sum + review.jobs, 0);
  return jobs === 0 ? [] : [`Stays named as a reviewer of ${pluralize(jobs, 'posting')}.`];
}

/** The consequences of removing the account. */
export function removalConsequences(
  { submittedApplications, otherApplications, documents, reviews }: UserConsequences,
  organizations: readonly NamedOrganization[],
): string[] {
  const kept = `${pluralize(submittedApplications, 'submitted application')} ${submittedApplications === 1 ? 'is' : 'are'} kept for the record.`;
  const erased = [
    'Profile',
    ...(otherApplications
      ? [pluralize(otherApplications, 'draft or withdrawn application', 'drafts or withdrawn applications')]
      : []),
    ...(documents ? [pluralize(documents, 'file')] : []),
  ];
  const verb = erased.length === 1 ? 'is' : 'are';
  return [
    ...(submittedApplications ? [kept] : []),
    `${joinWords(erased)} ${verb} erased. This cannot be undone.`,
    ...takenOffReviews(reviews, organizations),
  ];
}

/** "Profile, 1 draft and 4 files". */
const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
