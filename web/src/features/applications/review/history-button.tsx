import type { ApplicationReview } from '../../../../../modules/applications/contract/api-review';
import { candidateName } from '../../../lib/formatting/candidate-name';
import { Button } from '../../../ui/button';
import { icons } from '../../../ui/icons';
import { openHistory } from '../../../ui/overlays/history/open-history';

/** Opens the history of an application, for administrators. */
export function HistoryButton({ review: { id, candidate, job } }: { review: ApplicationReview }) {
  const name = `${candidateName(candidate)}, application for ${job.title}, ${job.organization.accountName}`;
  return <Button onClick={() => openHistory({ kind: 'applications', id, name })}>{icons.clock} History</Button>;
}
