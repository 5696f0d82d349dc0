import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TermsResponse } from '#modules/identity/contract/api/accounts';
import { api } from '#web/lib/api/client';
import { showToast } from '#web/lib/feedback/toasts';
import { type SessionUser, updateUser } from '#web/lib/session/session';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';

/** The message of any failure here. */
export const FAILURE_MESSAGE = 'Oops, something went wrong!';

/** The gate for users whose acceptance is missing or outdated. */
export function AcceptTerms({ user, text }: { user: SessionUser; text: ReactNode }) {
  const navigate = useNavigate();
  const jobId = useRedirectJobId();
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.patch<TermsResponse>(`/api/users/${user.id}/terms-and-conditions`);
      updateUser({ ...user, termsAndConditionsAccepted: data });
      navigate(jobId ? paths.apply(jobId) : paths.dashboard);
    } catch {
      setFailed(true);
      showToast({ tone: 'error', text: FAILURE_MESSAGE });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="form">
      <TermsBox>{text}</TermsBox>
      <CheckField id="accept" label="I accept the Terms & Conditions" value={accepted} onChange={setAccepted} />
      {failed && <p className="note error">{FAILURE_MESSAGE}</p>}
      <div className="form-end">
        <Button look="fill" disabled={!accepted} busy={busy} onClick={proceed}>
          Continue
        </Button>
      </div>
    </div>
  );
}

/** The full terms without a scroll box, at any zoom. */
export function TermsBox({ children }: { children: ReactNode }) {
  return <div className="terms-box rich">{children}</div>;
}
