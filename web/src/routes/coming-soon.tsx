import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Page } from '../ui/layout/page';

const TITLES: Record<string, string> = {
  [paths.reporting]: 'Reporting',
};

/** A guarded placeholder for menu entries of a later version. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Page
      title={TITLES[pathname] ?? 'Not yet available'}
      lead="This page is not yet available. It comes with a later version."
    >
      <p className="row-of-buttons">
        <ButtonLink to={paths.dashboard}>Go to my dashboard</ButtonLink>
      </p>
    </Page>
  );
}
