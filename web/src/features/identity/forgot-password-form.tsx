import { useNavigate } from 'react-router-dom';
import { ACCOUNT_LIMITS, ForgotPasswordForm as Schema } from '#modules/identity/contract/api/accounts';
import { api } from '#web/lib/api/client';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { TextField } from '#web/ui/fields/text-field';

/** P6.1, P6.2. The response does not reveal whether the email has an account. */
export function ForgotPasswordForm() {
  const navigate = useNavigate();
  const form = useZodForm({
    schema: Schema,
    initialValues: { email: '' },
    send: async ({ email }) => {
      await api.delete(`/api/users/${encodeURIComponent(email)}/password`);
      navigate(paths.resetSent);
    },
  });

  return (
    <form method="post" className="form narrow" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <TextField
        {...form.field('email')}
        label="Email"
        hint="The address you sign in with"
        type="email"
        inputMode="email"
        autoComplete="username"
        limit={ACCOUNT_LIMITS.email}
      />
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Send the link
        </Button>
      </div>
    </form>
  );
}
