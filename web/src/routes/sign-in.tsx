import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ApplyingFor } from '#web/features/applications/applying-for';
import { SignInForm } from '#web/features/identity/sign-in-form';
import { SESSION_EXPIRED_TOAST } from '#web/lib/feedback/toasts';
import { returnPath, withApplicationRedirect } from '#web/lib/session/redirect';
import { useSession } from '#web/lib/session/session';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { prefetchCode } from '#web/lib/ssr/prefetch';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** Any path below /signin with this ending shows that the account is confirmed. */
const CONFIRMED = 'accountConfirmed';

export function Component() {
  const { ending } = useSession();
  const jobId = useRedirectJobId();
  const confirmed = useLocation().pathname.endsWith(CONFIRMED);
  usePrefetchedTarget();
  return (
    <Page title="Sign In">
      <div className="stack">
        {confirmed && (
          <p className="note success measure">
            Thank you for registering with PSBA. Your registration is complete. You may now sign in.
          </p>
        )}
        {ending === 'expired' && <p className="note warning measure">{SESSION_EXPIRED_TOAST.text}</p>}
        <ApplyingFor {...(confirmed && { from: 'confirmed' })} />
        <SignInForm />
        <p>
          <Link to={paths.forgotPassword}>Forgot your password?</Link>
        </p>
        <p>
          New here? <Link to={withApplicationRedirect(jobId, paths.signUp)}>Create a profile</Link>
        </p>
      </div>
    </Page>
  );
}

/** Fetches the code that sign-in leads to while the user types. */
function usePrefetchedTarget(): void {
  const [search] = useSearchParams();
  const target = returnPath(search.get('redir')) ?? paths.dashboard;
  useEffect(() => {
    // If this fails, the navigation tries again and reports the error.
    Promise.all([prefetchCode(target.replace(/[?#].*/, '')), import('#web/features/shell/idle-watch')]).catch(() => {});
  }, [target]);
}
