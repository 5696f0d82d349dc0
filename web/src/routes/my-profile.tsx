import '../ui/layout/long-form.css';
import '../features/profiles/profile.css';
import { useQuery } from '@tanstack/react-query';
import { ApplyingFor } from '../features/applications/applying-for';
import { NewSectionsNote } from '../features/profiles/new-sections-note';
import { ProfilePage } from '../features/profiles/profile-page';
import { ProfileProgress } from '../features/profiles/profile-progress';
import { ownProfileQuery } from '../lib/queries/own-profile';
import { useRedirectJobId } from '../lib/session/use-redirect-job-id';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';

/** /my-profile: the data of every application. */
export function Component() {
  const query = useQuery(ownProfileQuery);
  const jobId = useRedirectJobId();
  return (
    <Page title="My Profile" head="band" lead="Kept once, used in every application.">
      <QueryBoundary query={query}>
        {(profile) => (
          <ProfilePage profile={profile}>
            {jobId && (
              <div className="profile-standing stack">
                <ApplyingFor from={profile.isProfileCompleted ? 'application' : 'profile'} />
                <ButtonLink look="fill" to={paths.apply(jobId)}>
                  Go on to your application
                </ButtonLink>
              </div>
            )}
            <NewSectionsNote profile={profile} />
            <ProfileProgress profile={profile} />
          </ProfilePage>
        )}
      </QueryBoundary>
    </Page>
  );
}
