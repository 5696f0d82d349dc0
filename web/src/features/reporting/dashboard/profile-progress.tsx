import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ownProfileQuery } from '#web/lib/queries/own-profile';
import { paths } from '#web/paths';

/** The sections of the profile. */
const SECTIONS = [
  'isContactDetailsCompleted',
  'isPreferencesCompleted',
  'isEducationCompleted',
  'isCareerCompleted',
  'isReferencesCompleted',
  'isSupportingDocumentsCompleted',
] as const;

/** The completed sections of the profile, with a link to the rest. */
export function ProfileProgress({ enabled }: { enabled: boolean }) {
  const flags = useQuery({ ...ownProfileQuery, enabled }).data;
  if (!flags) return null;
  const done = SECTIONS.filter((name) => flags[name]);
  return (
    <p className="profile-progress">
      <span aria-hidden="true">
        {SECTIONS.map((name, index) => (
          <i key={name} className={index < done.length ? 'on' : undefined} />
        ))}
      </span>
      <span>
        Your profile:{' '}
        <b>
          {done.length} of {SECTIONS.length} sections complete
        </b>
      </span>
      <Link to={paths.myProfile}>{done.length < SECTIONS.length ? 'Complete your profile' : 'Open your profile'}</Link>
    </p>
  );
}
