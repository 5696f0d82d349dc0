import '#web/ui/layout/long-form.css';
import '#web/features/profiles/profile.css';
import { useQuery } from '@tanstack/react-query';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { useJobToApplyFor } from '#web/features/applications/apply/queries';
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
  const { data: job } = useJobToApplyFor(jobId);
  return (
    <Page title="My Profile" head="band" lead="Kept once, used in every application.">
      <QueryBoundary query={query}>
        {(profile) => (
          <ProfilePage profile={profile}>
            {jobId && (
              <div className="profile-standing stack">
                <ApplyingFor from={suffices(job, profile) ? 'application' : 'profile'} />
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

/** Whether an application can be submitted with this profile, as far as the job is known. */
const suffices = (job: JobDetail | null | undefined, profile: ProfileData) =>
  job?.isProfileRequired === false
    ? profile.isReferencesCompleted && profile.supportingDocumentsDetails.some(isResume)
    : profile.isProfileCompleted;

const isResume = ({ documentType, scan }: ProfileData['supportingDocumentsDetails'][number]) =>
  documentType === 'RESU' && scan !== 'refused';
