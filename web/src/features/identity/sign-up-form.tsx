import { useNavigate } from 'react-router-dom';
import {
  ACCOUNT_LIMITS,
  type MessageResponse,
  SignUpForm as Schema,
  SignUpRequest,
} from '../../../../modules/identity/contract/api';
import { api } from '../../lib/api';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { useZodForm } from '../../lib/use-zod-form';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { PasswordField } from './password-field';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const { name, email, passwordMax } = ACCOUNT_LIMITS;

/** Create a Profile (P4.1–P4.3); confirmPassword stays in the browser. */
export function SignUpForm() {
  const navigate = useNavigate();
  const form = useZodForm({
    schema: Schema,
    initialValues: EMPTY,
    send: async (values) => {
      await api.post<MessageResponse>('/api/users', { body: SignUpRequest.parse(values) });
      leave();
      navigate(paths.pleaseConfirm);
    },
  });
  const leave = useLeaveGuard(form.mantine.isDirty());

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
