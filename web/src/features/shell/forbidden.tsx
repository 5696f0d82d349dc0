import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';

const FORBIDDEN_STATE = { isForbidden: true };

/** Redirects users without the page's right to Home, with the reason. */
export function Forbidden() {
  return <Navigate to={paths.home} replace state={FORBIDDEN_STATE} />;
}

/** Shown on Home after such a redirect; it stays visible and links on. */
export function ForbiddenNotice() {
  const { user } = useSession();
  const state = useLocation().state as Partial<typeof FORBIDDEN_STATE> | null;
  if (!user || !state?.isForbidden) return null;
  return (
    <div className="note warning why-here" role="alert">
      <p>
        <b>You cannot open that page.</b> <span>Your account does not have the right that it needs.</span>
      </p>
      <p>
        <Link to={paths.dashboard}>Go to my dashboard</Link>
      </p>
    </div>
  );
}
