import { AcceptTerms } from '../features/identity/accept-terms';
import { TermsText } from '../features/site/terms-text';
import { useSession } from '../lib/session';
import { Page } from '../ui/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Terms & Conditions" lead="Please read and accept them to go on.">
      {user && <AcceptTerms user={user} text={<TermsText />} />}
    </Page>
  );
}
