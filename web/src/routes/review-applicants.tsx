import '#web/features/applications/review/review.css';
import { useSearchParams } from 'react-router-dom';
import { ReviewList } from '#web/features/applications/review/list/review-list';
import { useSession } from '#web/lib/session/session';
import { Page } from '#web/ui/layout/page';

/** /review-applicants. The URL has the choices of the list and the open job, so that both can be linked to. */
export function Component() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const choice = new URLSearchParams(search);
  choice.delete('job');
  return (
    <Page title="Review Applicants" lead="Manage applications for review or release." head="band">
      {user && <ReviewList key={choice.toString()} user={user} />}
    </Page>
  );
}
