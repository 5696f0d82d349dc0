import '../ui/layout/long-form.css';
import '../features/profiles/profile.css';
import { useQuery } from '@tanstack/react-query';
import { ApplyingFor } from '../features/applications/applying-for';
import { ContactSection } from '../features/profiles/contact-section';
import { DocumentsSection } from '../features/profiles/documents-section';
import { ProfileProgress } from '../features/profiles/profile-progress';
import { ReferencesSection } from '../features/profiles/references-section';
import { sectionStatuses } from '../features/profiles/section-statuses';
import { UnsavedGuard } from '../features/profiles/unsaved-guard';
import { ownProfileQuery } from '../lib/queries/own-profile';
import { useRedirectJobId } from '../lib/session/use-redirect-job-id';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { QueryBoundary } from '../ui/display/query-boundary';
import { Page } from '../ui/layout/page';
import { ScrollToHash } from '../ui/layout/scroll-to-hash';
import { SectionNav } from '../ui/layout/section-nav';

/** /my-profile: the data of every application (W2). */
export function Component() {
  const query = useQuery(ownProfileQuery);
  const jobId = useRedirectJobId();
  return (
    <Page title="My Profile" head="band" lead="Kept once, used in every application.">
      <QueryBoundary query={query}>
        {(profile) => (
          <UnsavedGuard>
            <ScrollToHash />
            <div className="long-columns">
              <SectionNav sections={Object.values(sectionStatuses(profile))} />
              <div className="long-sections">
                {jobId && (
                  <div className="profile-standing stack">
                    <ApplyingFor from={profile.isProfileCompleted ? 'application' : 'profile'} />
                    <ButtonLink look="fill" to={paths.apply(jobId)}>
                      Go on to your application
                    </ButtonLink>
                  </div>
                )}
                <ProfileProgress profile={profile} />
                <ContactSection profile={profile} />
                <ReferencesSection profile={profile} />
                <DocumentsSection profile={profile} />
              </div>
            </div>
          </UnsavedGuard>
        )}
      </QueryBoundary>
    </Page>
  );
}
