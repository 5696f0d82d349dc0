import { ApplyingFor } from '../features/applications/applying-for';
import { WelcomeGateway } from '../features/identity/welcome-gateway';
import { TermsText } from '../features/site/terms-text';
import { useSession } from '../lib/session/session';
import { Page } from '../ui/layout/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Welcome" lead="Two things before you start.">
      <ApplyingFor from="welcome" />
      {user && <WelcomeGateway user={user} text={<TermsText />} />}
    </Page>
  );
}
