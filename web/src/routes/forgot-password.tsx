import { ForgotPasswordForm } from '#web/features/identity/forgot-password-form';
import { Page } from '#web/ui/layout/page';

export function Component() {
  return (
    <Page
      title="Forgot your password?"
      lead="We send you a link by which you set a new one. It works once, for one hour. We never send passwords."
    >
      <ForgotPasswordForm />
    </Page>
  );
}
