import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ConfirmationResponse } from '#modules/identity/contract/api/accounts';
import { ApiError, messageOf } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { toastError } from '#web/lib/feedback/toasts';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';

const REDIRECT_MS = 4000;

interface Props {
  token: string;
  /** Rendered below the outcome. */
  children(isConfirmed: boolean): ReactNode;
}

/** Confirms the account by the mailed link when its button is pressed: mail scanners open links too. */
export function Confirmation({ token, children }: Props) {
  const navigate = useNavigate();
  const jobId = useRedirectJobId();
  const signIn = withApplicationRedirect(jobId, paths.accountConfirmed);
  const confirm = useMutation({
    mutationFn: () => api.patch<ConfirmationResponse>(`/api/users/confirmation/${encodeURIComponent(token)}`),
  });
  const confirmed = confirm.data?.statusCode === 201;

  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(() => navigate(signIn), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [confirmed, navigate, signIn]);

  return (
    <div className="stack">
      {!confirm.isSuccess && !isOver(confirm.error) && (
        <>
          <p>Please press the button to confirm your email address.</p>
          <p className="row-of-buttons">
            <Button look="fill" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              Confirm my address
            </Button>
          </p>
        </>
      )}
      {confirm.isError && <ConfirmationFailed {...{ token, jobId }} error={confirm.error} />}
      {confirm.isSuccess && (
        <div className="stack" role="status">
          <p className="note success">{confirm.data.message}</p>
          <p>
            The sign-in page opens in a few seconds. <Link to={signIn}>Go there now</Link>
          </p>
        </div>
      )}
      {children(confirmed)}
    </div>
  );
}

/** Whether another press would change nothing. */
const isOver = (error: Error | null) => error instanceof ApiError && error.status === 400;

/** Only an expired link, or one that another ended, can be replaced. */
function ConfirmationFailed({ token, jobId, error }: { token: string; jobId: string | null; error: Error }) {
  const resend = useMutation({
    mutationFn: () =>
      api.patch<ConfirmationResponse>(
        `/api/users/resend-email-confirmation/${encodeURIComponent(token)}${jobId ? `?jobId=${jobId}` : ''}`,
      ),
    onError: toastError,
  });
  return (
    <div className="stack">
      <p className="note error" role="alert">
        {messageOf(resend.error ?? error)}
      </p>
      {resend.isSuccess ? (
        <p className="note success" role="status">
          {resend.data.message}
        </p>
      ) : (
        isOver(error) && (
          <Button look="fill" busy={resend.isPending} onClick={() => resend.mutate()}>
            Send a new activation link
          </Button>
        )
      )}
    </div>
  );
}
