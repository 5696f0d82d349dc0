import { Link } from 'react-router-dom';
import { EmployerGuide } from '#web/features/site/employer-guide';
import { guidesFor } from '#web/features/site/guides';
import { AccountSettings, SeekerGuide } from '#web/features/site/seeker-guide';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Page } from '#web/ui/layout/page';

/** Guides by user role. */
export function Component() {
  const { user } = useSession();
  const { seeker, employer } = guidesFor(user);
  return (
    <Page title="Help">
      <div className="rich guide measure">
        {employer && <EmployerGuide />}
        {seeker ? <SeekerGuide /> : <AccountSettings />}
        <h2>Still stuck?</h2>
        <p>
          Tell us what you tried and what happened. <Link to={paths.contactUs}>Contact Us</Link>
        </p>
      </div>
    </Page>
  );
}
