import { useParams } from 'react-router-dom';
import { SetPasswordForm } from '#web/features/identity/set-password-form';
import { Page } from '#web/ui/layout/page';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page
      title="Set your password"
      lead="The link works once. Afterwards you are signed out everywhere and sign in with the new password."
    >
      <SetPasswordForm token={token} />
    </Page>
  );
}
