import { ProfileSection } from '../profile-section';
import type { ProfileData } from '../queries';
import { useSectionEditing } from '../section-editing';
import { sectionStatuses } from '../section-statuses';
import { useEditor } from '../use-editor';
import type { PreferencesInput } from './preferences-form';
import { PreferencesSummary } from './preferences-summary';

const loadForm = async () => (await import('./preferences-form')).PreferencesForm;

/** Preferences. */
export function PreferencesSection({ profile }: { profile: ProfileData }) {
  const { isEditing, restored, edit, close } = useSectionEditing<PreferencesInput>(profile, 'preferences');
  const { Editor, open } = useEditor(loadForm, isEditing, edit);
  return (
    <ProfileSection
      status={sectionStatuses(profile).preferences}
      isEditing={Editor !== null}
      canEdit={profile.canEdit}
      onEdit={open}
    >
      {Editor ? (
        <Editor profile={profile} restored={restored} onDone={close} />
      ) : (
        <PreferencesSummary preferences={profile.preferencesDetails} />
      )}
    </ProfileSection>
  );
}
