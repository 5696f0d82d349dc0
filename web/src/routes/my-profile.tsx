import '../ui/long-form.css';
import '../features/profiles/profile.css';
import { useOwnProfile } from '../features/profiles/calls';
import { ContactSection } from '../features/profiles/contact-section';
import { DocumentsSection } from '../features/profiles/documents-section';
import { ProfileProgress } from '../features/profiles/progress';
import { ReferencesSection } from '../features/profiles/references-section';
import { standings } from '../features/profiles/standings';
import { UnsavedGuard } from '../features/profiles/unsaved';
import { Page } from '../ui/page';
import { QueryState } from '../ui/query-state';
import { SectionIndex } from '../ui/section-index';
import { ToAnchor } from '../ui/to-anchor';

/** /my-profile: what goes into every application (W2). */
export function Component() {
  const query = useOwnProfile();
  return (
    <Page title="My Profile" head="band" lead="Kept once, used in every application.">
      <QueryState query={query}>
        {(profile) => (
          <UnsavedGuard>
            <ToAnchor />
            <div className="long-columns">
              <SectionIndex sections={Object.values(standings(profile))} />
              <div className="long-sections">
                <ProfileProgress profile={profile} />
                <ContactSection profile={profile} />
                <ReferencesSection profile={profile} />
                <DocumentsSection profile={profile} />
              </div>
            </div>
          </UnsavedGuard>
        )}
      </QueryState>
    </Page>
  );
}
