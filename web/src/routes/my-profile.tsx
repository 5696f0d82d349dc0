import '#web/ui/layout/long-form.css';
import '#web/features/profiles/profile.css';
import { useQuery } from '@tanstack/react-query';
import { ApplyingFor } from '#web/features/applications/applying-for';
import { NewSectionsNote } from '#web/features/profiles/new-sections-note';
import { ProfilePage } from '#web/features/profiles/profile-page';
import { ProfileProgress } from '#web/features/profiles/profile-progress';
import { ownProfileQuery } from '#web/lib/queries/own-profile';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';

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
