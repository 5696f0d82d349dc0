import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { icons } from '#web/ui/icons';

/** Opens the history of an application, for administrators. */
export const HistoryButton = ({ review: { id } }: { review: ApplicationReview }) => (
  <ButtonLink to={paths.history('applications', id)}>{icons.clock} History</ButtonLink>
);
