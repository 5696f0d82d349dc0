import { useState } from 'react';
import {
  IDENTITY_CODES,
  type MessageResponse,
  SignInRequest,
  type SignInResponse,
} from '#modules/identity/contract/api/accounts';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { startSession } from '#web/lib/session/session';
import { markUserFresh } from '#web/lib/session/use-fresh-user';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { TextField } from '#web/ui/fields/text-field';
import { PasswordField } from './password-field';

/** P5.1–P5.5. The RequireAnonymous guard redirects afterwards. */
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
        markUserFresh(user);
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

/** The correct password suffices to get a new confirmation link. */
function ResendLink({ credentials }: { credentials: SignInRequest }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const jobId = useRedirectJobId() ?? undefined;
  const send = async () => {
    setBusy(true);
    try {
      const { message } = await api.post<MessageResponse>('/api/users/confirmation', {
        body: { ...credentials, jobId },
      });
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
