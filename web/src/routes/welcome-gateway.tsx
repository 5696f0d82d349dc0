import { ApplyingFor } from '#web/features/applications/applying-for';
import { WelcomeGateway } from '#web/features/identity/welcome-gateway';
import { TermsText } from '#web/features/site/terms-text';
import { useSession } from '#web/lib/session/session';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Welcome" lead="Two things before you start.">
      <ApplyingFor from="welcome" />
      {user && <WelcomeGateway user={user} text={<TermsText />} />}
    </Page>
  );
}
