import type { ReactNode } from 'react';
import { ScrollToHash } from '#web/ui/layout/scroll-to-hash';
import { SectionNav } from '#web/ui/layout/section-nav';
import { ContactSection } from './contact-section';
import { DocumentsSection } from './documents-section';
import { CareerSection } from './history/career-section';
import { EducationSection } from './history/education-section';
import { PreferencesSection } from './preferences/preferences-section';
import type { ProfileData } from './queries';
import { ReferencesSection } from './references-section';
import { sectionStatuses } from './section-statuses';
import { UnsavedGuard } from './unsaved-guard';

interface Props {
  profile: ProfileData;
  /** Above the sections. */
  children: ReactNode;
}

/** The sections of a profile with their navigation. */
export function ProfilePage({ profile, children }: Props) {
  return (
    <UnsavedGuard>
      <ScrollToHash />
      <div className="long-columns">
        <SectionNav sections={Object.values(sectionStatuses(profile))} />
        <div className="long-sections">
          {children}
          <ContactSection profile={profile} />
          <PreferencesSection profile={profile} />
          <EducationSection profile={profile} />
          <CareerSection profile={profile} />
          <ReferencesSection profile={profile} />
          <DocumentsSection profile={profile} />
        </div>
      </div>
    </UnsavedGuard>
  );
}
