import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TermsResponse } from '../../../../modules/identity/contract/api';
import { api } from '../../lib/api';
import { type SessionUser, updateUser } from '../../lib/session';
import { showToast } from '../../lib/toasts';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/check-field';

/** Any failure here reads the same (P5.15). */
export const OOPS = 'Oops, something went wrong!';

/** The gate of a user whose acceptance is missing or too old (P5.13, P5.14). */
export function AcceptTerms({ user, text }: { user: SessionUser; text: ReactNode }) {
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.patch<TermsResponse>(`/api/users/${user.id}/terms-and-conditions`);
      updateUser({ ...user, termsAndConditionsAccepted: data });
      navigate(paths.dashboard);
    } catch {
      setFailed(true);
      showToast({ tone: 'error', text: OOPS });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="form">
      <TermsBox>{text}</TermsBox>
      <CheckField id="accept" label="I accept the Terms & Conditions" value={accepted} onChange={setAccepted} />
      {failed && <p className="note error">{OOPS}</p>}
      <div className="form-end">
        <Button look="fill" disabled={!accepted} busy={busy} onClick={proceed}>
          Continue
        </Button>
      </div>
    </div>
  );
}

/** The terms in full: nothing to scroll inside, whatever the zoom. */
export function TermsBox({ children }: { children: ReactNode }) {
  return <div className="terms-box rich">{children}</div>;
}
