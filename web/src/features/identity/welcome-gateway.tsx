import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserResponse, WelcomeRequest } from '#modules/identity/contract/api/accounts';
import { api } from '#web/lib/api/client';
import { showToast } from '#web/lib/feedback/toasts';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { type SessionUser, updateUser } from '#web/lib/session/session';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { CheckField, RadioField } from '#web/ui/fields/check-field';
import { FAILURE_MESSAGE, TermsBox } from './accept-terms';

type Role = WelcomeRequest['role'];

const ROLES: readonly { value: Role; label: string; hint: string }[] = [
  { value: 'jobSeeker', label: 'I am a Job Seeker', hint: 'You fill in your profile next, then apply.' },
  { value: 'employer', label: 'I am an Employer', hint: 'You ask for the right to post jobs next.' },
];

const NEXT_PAGE: Record<Role, string> = { jobSeeker: paths.myProfile, employer: paths.requestPosting };

/** The first page of a new account: role and terms. */
export function WelcomeGateway({ user, text }: { user: SessionUser; text: ReactNode }) {
  const navigate = useNavigate();
  const jobId = useRedirectJobId();
  const [role, setRole] = useState<Role | ''>('');
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function proceed(): Promise<void> {
    if (role === '') return;
    setBusy(true);
    try {
      updateUser(await api.patch<UserResponse>(`/api/users/${user.id}/welcome`, { body: { role } }));
      navigate(role === 'jobSeeker' ? withApplicationRedirect(jobId, NEXT_PAGE[role]) : NEXT_PAGE[role]);
    } catch {
      setFailed(true);
      showToast({ tone: 'error', text: FAILURE_MESSAGE });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="form">
      <RadioField<Role> id="role" label="What brings you here?" value={role} onChange={setRole} options={ROLES} />
      <h2>Terms & Conditions</h2>
      <TermsBox>{text}</TermsBox>
      <CheckField id="accept" label="I accept the Terms & Conditions" value={accepted} onChange={setAccepted} />
      {failed && <p className="note error">{FAILURE_MESSAGE}</p>}
      <div className="form-end">
        <Button look="fill" disabled={role === '' || !accepted} busy={busy} onClick={proceed}>
          Continue
        </Button>
      </div>
    </div>
  );
}
