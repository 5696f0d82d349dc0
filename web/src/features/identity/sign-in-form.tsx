import { useState } from 'react';
import {
  IDENTITY_CODES,
  type MessageResponse,
  SignInRequest,
  type SignInResponse,
} from '../../../../modules/identity/contract/api';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { startSession } from '../../lib/session';
import { toastError, toastSuccess } from '../../lib/toasts';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { TextField } from '../../ui/text-field';
import { PasswordField } from './password-field';

/** P5.1–P5.5. Where it goes afterwards is the SignedOut guard's to say. */
export function SignInForm() {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useZodForm({
    schema: SignInRequest,
    initialValues: { email: '', password: '' },
    send: async (body) => {
      setUnconfirmed(false);
      try {
        const { user, ...tokens } = await api.post<SignInResponse>('/api/auth/signin', { body });
        startSession(user, tokens);
      } catch (error) {
        setUnconfirmed(error instanceof ApiError && error.code === IDENTITY_CODES.unconfirmed);
        throw error;
      }
    },
  });

  return (
    <form method="post" className="form narrow" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      {unconfirmed && <ResendLink credentials={form.values} />}
      <TextField {...form.field('email')} label="Email" type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Sign in
        </Button>
      </div>
    </form>
  );
}

/** Whoever knows the password may have another link without searching for the first mail (near P5.3). */
function ResendLink({ credentials }: { credentials: SignInRequest }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { message } = await api.post<MessageResponse>('/api/users/confirmation', { body: credentials });
      setAnswer(message);
      toastSuccess(message);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  if (answer) return <p className="note success">{answer}</p>;
  return (
    <div>
      <Button onClick={send} busy={busy}>
        Send a new activation link
      </Button>
    </div>
  );
}
