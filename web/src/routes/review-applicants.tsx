import '#web/features/applications/review/review.css';
import { useNavigate } from 'react-router-dom';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { ReviewList } from '#web/features/applications/review/list/review-list';
import { canClose, canFill } from '#web/features/postings/list/action-rules';
import { confirmAndClose, useFillPosition } from '#web/features/postings/list/confirm-actions';
import { isAdminLevel } from '#web/features/postings/rights';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';
import type { Action } from '#web/ui/overlays/action-list';

/** /review-applicants. The URL has the choices of the list and the open job, so that both can be linked to. */
export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const fillPosition = useFillPosition();
  const actionsOf = (job: JobToReview): Action[] => [
    { label: 'Applicants by stage', onSelect: () => navigate(paths.jobApplicants(job.id)) },
    ...(canFill(job.status) ? [{ label: 'Fill Position', onSelect: () => fillPosition(job, 'fill') }] : []),
    ...(canClose(job.status) ? [{ label: 'Close Position', danger: true, onSelect: () => confirmAndClose(job) }] : []),
  ];
  return (
    <Page title="Review Applicants" lead="Manage applications for review or release." head="band">
      {user && (
        <ReviewList
          isAdmin={isAdminLevel(user)}
          hasOrganizations={user.organizations.length > 0}
          actionsOf={actionsOf}
        />
      )}
    </Page>
  );
}
