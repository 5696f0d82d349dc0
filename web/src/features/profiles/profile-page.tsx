import './profile.css';
import '../../ui/long-form.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PROFILE_MESSAGES } from '../../../../modules/profiles/contract/api';
import type { ProfileData } from '../../../../modules/profiles/contract/api-answers';
import { type IndexedSection, SectionIndex } from '../../ui/section-index';
import { ContactSection } from './contact-section';
import { DocumentsSection } from './documents-section';
import { ReferencesSection } from './references-section';
import { sectionStates } from './section-states';
import { UnsavedGuard } from './unsaved';

/** The sections there are so far, each saved on its own (W2.4). */
export function ProfilePage({ profile }: { profile: ProfileData }) {
  useAnchor();
  const states = sectionStates(profile);
  const sections = Object.values(states);
  return (
    <UnsavedGuard>
      <div className="long-columns">
        <SectionIndex sections={sections} />
        <div className="profile-sections">
          {!profile.isProfileCompleted && <p className="note warning">{PROFILE_MESSAGES.complete}</p>}
          <Progress sections={sections} />
          <ContactSection profile={profile} section={states.contact} />
          <ReferencesSection profile={profile} section={states.references} />
          <DocumentsSection profile={profile} section={states.documents} />
        </div>
      </div>
    </UnsavedGuard>
  );
}

function Progress({ sections }: { sections: readonly IndexedSection[] }) {
  const done = sections.filter(({ isComplete }) => isComplete).length;
  return (
    <div className="profile-standing">
      <span aria-hidden="true">
        {sections.map(({ id }, index) => (
          <i key={id} className={index < done ? 'on' : undefined} />
        ))}
      </span>
      <b role="status">
        {done} of {sections.length} sections complete
      </b>
      <span className="muted">Saving your profile does not apply for a job.</span>
    </div>
  );
}

/** Opens the section that the address names and takes the focus there, after the page has put it on its heading. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again is a new key.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const section = hash && document.getElementById(hash.slice(1));
      if (!(section instanceof HTMLDetailsElement)) return;
      section.open = true;
      section.scrollIntoView();
      section.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
