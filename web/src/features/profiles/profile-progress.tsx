import { Link } from 'react-router-dom';
import { PROFILE_MESSAGES } from '#modules/profiles/contract/api/profile';
import type { ProfileData } from './queries';
import { sectionStatuses } from './section-statuses';

/** The progress of the profile, the next section and the purpose. */
export function ProfileProgress({ profile }: { profile: ProfileData }) {
  const sections = Object.values(sectionStatuses(profile));
  const next = sections.find(({ isComplete }) => !isComplete);
  const done = sections.filter(({ isComplete }) => isComplete).length;
  const text = `${done} of ${sections.length} sections complete`;
  return (
    <div className="profile-standing">
      {next && <p className="note warning">{PROFILE_MESSAGES.complete}</p>}
      <p>
        <strong>{text}</strong>
        {next && (
          <>
            , next: <Link to={`#${next.id}`}>{next.title}</Link>
          </>
        )}
      </p>
      <progress value={done} max={sections.length} aria-label={text} />
      <p className="muted">Saving your profile does not apply for a job.</p>
    </div>
  );
}
