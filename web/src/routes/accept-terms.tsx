import { ApplyingFor } from '#web/features/applications/applying-for';
import { AcceptTerms } from '#web/features/identity/accept-terms';
import { TermsText } from '#web/features/site/terms-text';
import { useSession } from '#web/lib/session/session';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { user } = useSession();
  return (
    <Page title="Terms & Conditions" lead="Please read and accept them to go on.">
      <ApplyingFor from="terms" />
      {user && <AcceptTerms user={user} text={<TermsText />} />}
    </Page>
  );
}
