import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';

const REFUSED = { isRefused: true };

/** Without the right for a page people go home (W7.1, W12.1, W17.1, W18.1), and are told why (U41). */
export function Forbidden() {
  return <Navigate to={paths.home} replace state={REFUSED} />;
}

/** On Home, for whoever was sent there; it stays in sight, and leads on (U34, U41). */
export function WhyHere() {
  const { user } = useSession();
  const state = useLocation().state as Partial<typeof REFUSED> | null;
  if (!user || !state?.isRefused) return null;
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
