import { useState } from 'react';
import { z } from 'zod';
import { ACCOUNT_LIMITS, type MessageResponse, SetPasswordRequest } from '#modules/identity/contract/api/accounts';
import { api } from '#web/lib/api/client';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { PasswordField } from './password-field';

const Schema = SetPasswordRequest.extend({ confirmPassword: z.string() }).refine(
  (form) => form.confirmPassword === form.password,
  { path: ['confirmPassword'], message: 'Confirm Password must be the same as Password', when: () => true },
);

/** Sets a new password by the mailed link. Only the server checks the name rule: the page does not know the names. */
export function SetPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState<string | null>(null);
  const form = useZodForm({
    schema: Schema,
    initialValues: { token, password: '', confirmPassword: '' },
    send: async (values) => {
      const body = SetPasswordRequest.parse(values);
      setDone((await api.post<MessageResponse>('/api/users/password', { body })).message);
    },
  });
  const { passwordMax } = ACCOUNT_LIMITS;

  if (done) {
    return (
      <div className="stack">
        <p className="note success" role="status">
          {done}
        </p>
        <ButtonLink look="fill" to={paths.signIn}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <form method="post" className="form narrow" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <PasswordField
        {...form.field('password')}
        label="New password"
        limit={passwordMax}
        autoComplete="new-password"
        newFor="unknown"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label="Confirm new password"
        limit={passwordMax}
        autoComplete="new-password"
      />
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Set password
        </Button>
        <ButtonLink look="quiet" to={paths.forgotPassword}>
          Send me another link
        </ButtonLink>
      </div>
    </form>
  );
}
