import { ApplyingFor } from '../features/applications/applying-for';
import { AcceptTerms } from '../features/identity/accept-terms';
import { TermsText } from '../features/site/terms-text';
import { useSession } from '../lib/session/session';
import { Page } from '../ui/layout/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Terms & Conditions" lead="Please read and accept them to go on.">
      <ApplyingFor from="terms" />
      {user && <AcceptTerms user={user} text={<TermsText />} />}
    </Page>
  );
}
