import { useQuery } from '@tanstack/react-query';
import type { UserSummary } from '#modules/identity/contract/api/users';
import { Privilege } from '#modules/shared/privileges';
import { endedReviews, type UserValues } from './changes';
import { takenOffReviews } from './consequences';
import { consequencesQuery } from './queries';

/** The sentences about the postings that the user is taken off as a reviewer, if the input is saved. */
export function useEndedReviews(user: UserSummary, before: UserValues, after: UserValues): string[] {
  const isReviewer = before.privileges.includes(Privilege.ReviewApplicants);
  const consequences = useQuery({ ...consequencesQuery(user.id), enabled: isReviewer });
  return takenOffReviews(endedReviews(consequences.data?.reviews ?? [], before, after), user.organizations);
}
