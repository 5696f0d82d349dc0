import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ConfirmationResponse } from '../../../../modules/identity/contract/api';
import { api } from '../../lib/api';
import { ApiError, messageOf } from '../../lib/api-error';
import { toastError } from '../../lib/toasts';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/query-state';

const REDIRECT_MS = 4000;

/** Confirms by the mailed link, once however often the page is drawn (P4.6–P4.10). */
export function Confirmation({ token }: { token: string }) {
  const navigate = useNavigate();
  const confirm = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () => api.patch<ConfirmationResponse>(`/api/users/confirmation/${encodeURIComponent(token)}`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const confirmed = confirm.data?.statusCode === 201;

  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(() => navigate(paths.accountConfirmed), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [confirmed, navigate]);

  if (confirm.isPending) return <Skeleton rows={1} />;
  if (confirm.isError) return <Refused token={token} error={confirm.error} />;
  return (
    <div className="stack" role="status">
      <p className="note success">{confirm.data.message}</p>
      <p>
        The sign-in page opens in a few seconds. <Link to={paths.accountConfirmed}>Go there now</Link>
      </p>
    </div>
  );
}

/** Only an expired or used link can be replaced (P4.9). */
function Refused({ token, error }: { token: string; error: Error }) {
  const resend = useMutation({
    mutationFn: () =>
      api.patch<ConfirmationResponse>(`/api/users/resend-email-confirmation/${encodeURIComponent(token)}`),
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
        error instanceof ApiError &&
        error.status === 400 && (
          <Button look="fill" busy={resend.isPending} onClick={() => resend.mutate()}>
            Send a new activation link
          </Button>
        )
      )}
    </div>
  );
}
