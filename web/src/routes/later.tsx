import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/page';

const TITLES: Record<string, string> = {
  [paths.requestPosting]: 'Request posting rights',
  [paths.manageData]: 'Manage Data',
  [paths.manageUsers]: 'Manage Users',
  [paths.manageOrganizations]: 'Manage Organizations',
  [paths.reporting]: 'Reporting',
};

/** Menu entries whose screens come with a later version: guarded like the real ones, and they say so. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page title={TITLES[pathname] ?? 'Not open yet'} lead="This page is not open yet. It comes with a later version.">
      <div className="stack">
        {pathname === paths.requestPosting && (
          <p className="measure">
            Until then an administrator gives the right to post for an organization; please ask yours. Your account is
            ready for it.
          </p>
        )}
        <p className="row-of-buttons">
          <ButtonLink to={paths.dashboard}>Go to my dashboard</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
