import { useNavigate } from 'react-router-dom';
import {
  ACCOUNT_LIMITS,
  type MessageResponse,
  SignUpForm as Schema,
  SignUpRequest,
} from '#modules/identity/contract/api/accounts';
import { api } from '#web/lib/api/client';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { TextField } from '#web/ui/fields/text-field';
import { PasswordField } from './password-field';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const { name, email, passwordMax } = ACCOUNT_LIMITS;

/** Create a Profile; confirmPassword is not sent. */
export function SignUpForm() {
  const navigate = useNavigate();
  const jobId = useRedirectJobId();
  const form = useZodForm({
    schema: Schema,
    initialValues: EMPTY,
    send: async (values) => {
      await api.post<MessageResponse>('/api/users', {
        body: { ...SignUpRequest.parse(values), jobId: jobId ?? undefined },
      });
      leave();
      navigate(withApplicationRedirect(jobId, paths.pleaseConfirm));
    },
  });
  const leave = useUnsavedChangesGuard(form.mantine.isDirty());

  return (
    <form method="post" className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <fieldset>
        <legend>Your name and email</legend>
        <div className="pair">
          <TextField {...form.field('firstName')} label="First name" limit={name} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label="Last name" limit={name} autoComplete="family-name" />
        </div>
        <TextField
          {...form.field('email')}
          label="Email"
          hint="We send a link to this address. You sign in with it later."
          type="email"
          inputMode="email"
          limit={email}
          autoComplete="email"
        />
      </fieldset>
      <fieldset>
        <legend>Your password</legend>
        <PasswordField
          {...form.field('password')}
          label="Password"
          limit={passwordMax}
          autoComplete="new-password"
          newFor={form.values}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Confirm password"
          limit={passwordMax}
          autoComplete="new-password"
        />
      </fieldset>
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Create profile
        </Button>
      </div>
    </form>
  );
}
