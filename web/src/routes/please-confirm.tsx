import { Link } from 'react-router-dom';
import { ApplyingFor } from '#web/features/applications/applying-for';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** P4.3. */
export function Component() {
  const jobId = useRedirectJobId();
  return (
    <Page title="Please confirm your email address" lead="Thank you for creating a profile.">
      <div className="stack measure">
        <ApplyingFor from="confirmation" />
        <p>
          We have sent you an email with a confirmation link. Please follow that link; after that you can sign in. It
          works once, for 48 hours.
        </p>
        <p className="muted">
          Nothing there after a few minutes? Look into your spam folder, or{' '}
          <Link to={withApplicationRedirect(jobId, paths.signIn)}>try to sign in</Link>: you can ask for a new link
          there.
        </p>
      </div>
    </Page>
  );
}
