import { WelcomeGateway } from '../features/identity/welcome-gateway';
import { TermsText } from '../features/site/terms-text';
import { useSession } from '../lib/session';
import { Page } from '../ui/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Welcome" lead="Two things before you start.">
      {user && <WelcomeGateway user={user} text={<TermsText />} />}
    </Page>
  );
}
