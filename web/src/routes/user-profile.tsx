import '#web/ui/layout/long-form.css';
import '#web/features/profiles/profile.css';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ProfilePage } from '#web/features/profiles/profile-page';
import { type ProfileData, userProfileQuery } from '#web/features/profiles/queries';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

/** /user-profile/{id}: another user's profile, for user managers; others go to /. */
export function Component() {
  const { user } = useSession();
  const { id = '' } = useParams();
  if (user && !hasRight(user, 'manageUsers')) return <Navigate to={paths.home} replace />;
  // One's own profile has one page, so that its readings are not recorded and its form is one.
  if (user?.id === id) return <Navigate to={paths.myProfile} replace />;
  return <UserProfile key={id} id={id} />;
}

function UserProfile({ id }: { id: string }) {
  const query = useQuery(userProfileQuery(id));
  const name = query.data && nameOf(query.data);
  return (
    <Page
      title={name ? `Profile of ${name}` : 'Profile'}
      head="band"
      above={
        <p className="crumb">
          <Link to={paths.manageUsers}>Manage Users</Link>
        </p>
      }
    >
      <QueryBoundary query={query}>
        {(profile) => (
          <ProfilePage profile={profile}>
            <p className="note profile-standing">
              {profile.canEdit
                ? `You see and change the profile of ${nameOf(profile)}. Each visit and each change is recorded.`
                : `You see the profile of ${nameOf(profile)}, a Super Admin. Only a Super Admin can change it. Each visit is recorded.`}
            </p>
          </ProfilePage>
        )}
      </QueryBoundary>
    </Page>
  );
}

const nameOf = ({ contactDetails: { contactName, contactSurname } }: ProfileData) => `${contactName} ${contactSurname}`;
