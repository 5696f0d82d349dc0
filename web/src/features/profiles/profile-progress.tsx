import { PROFILE_MESSAGES } from '../../../../modules/profiles/contract/api';
import type { ProfileData } from './queries';

/** The progress of the profile and its purpose (W2.10, U30). */
export function ProfileProgress({ profile }: { profile: ProfileData }) {
  const flags = [
    profile.isContactDetailsCompleted,
    profile.isReferencesCompleted,
    profile.isSupportingDocumentsCompleted,
  ];
  const done = flags.filter(Boolean).length;
  const text = `${done} of ${flags.length} sections complete`;
  return (
    <div className="profile-standing">
      {done < flags.length && <p className="note warning">{PROFILE_MESSAGES.complete}</p>}
      <p>
        <strong>{text}</strong>
      </p>
      <progress value={done} max={flags.length} aria-label={text} />
      <p className="muted">Saving your profile does not apply for a job.</p>
    </div>
  );
}
