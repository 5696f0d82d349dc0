import { useParams } from 'react-router-dom';
import { EmailChange } from '#web/features/identity/email-change';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page title="Confirm your new email address">
      <EmailChange token={token} />
    </Page>
  );
}
