import type { ApplicationReview } from '#modules/applications/contract/api/review';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { Button } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { openHistory } from '#web/ui/overlays/history/open-history';

/** Opens the history of an application, for administrators. */
export function HistoryButton({ review: { id, candidate, job } }: { review: ApplicationReview }) {
  const name = `${candidateName(candidate)}, application for ${job.title}, ${job.organization.accountName}`;
  return <Button onClick={() => openHistory({ kind: 'applications', id, name })}>{icons.clock} History</Button>;
}
