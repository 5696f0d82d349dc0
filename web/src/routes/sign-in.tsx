import { Link, useLocation } from 'react-router-dom';
import { SignInForm } from '../features/identity/sign-in-form';
import { useSession } from '../lib/session';
import { EXPIRED } from '../lib/toasts';
import { paths } from '../paths';
import { Page } from '../ui/page';

/** Any path below /signin that ends so says that the address is confirmed (P4.11). */
const CONFIRMED = 'accountConfirmed';

export function Component() {
  const { ending } = useSession();
  const confirmed = useLocation().pathname.endsWith(CONFIRMED);
  return (
    <Page title="Sign In">
      <div className="stack">
        {confirmed && (
          <p className="note success measure">
            Thank you for registering with PSBA. Your registration is complete. You may now sign in.
          </p>
        )}
        {ending === 'expired' && <p className="note warning measure">{EXPIRED.text}</p>}
        <SignInForm />
        <p>
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
        </p>
        <p>
          New here? <Link to={paths.signUp}>Create a profile</Link>
        </p>
      </div>
    </Page>
  );
}
