import { Link } from 'react-router-dom';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** A reset link was sent; passwords are never mailed. */
export function Component() {
  return (
    <Page title="Check your email">
      <div className="stack measure">
        <p>
          If there is an account with this address, a password reset was sent to it by email. Follow the link to set
          your new password; it works once, for one hour.
        </p>
        <p>
          <Link to={paths.signIn}>Back to sign-in</Link>
        </p>
      </div>
    </Page>
  );
}
