import { describeEducation } from '#web/ui/history/describe-education';
import { RowSummaries } from '#web/ui/history/row-summaries';
import { ProfileSection } from '../profile-section';
import type { ProfileData } from '../queries';
import { useSectionEditing } from '../section-editing';
import { sectionStatuses } from '../section-statuses';
import { useEditor } from '../use-editor';
import type { EducationInput } from './education-editor';

const loadEditor = async () => (await import('./education-editor')).EducationEditor;

/** Education. */
export function EducationSection({ profile }: { profile: ProfileData }) {
  const { isEditing, restored, edit, close } = useSectionEditing<EducationInput>(profile, 'education');
  const { Editor, open } = useEditor(loadEditor, isEditing, edit);
  return (
    <ProfileSection
      status={sectionStatuses(profile).education}
      isEditing={Editor !== null}
      canEdit={profile.canEdit}
      onEdit={open}
    >
      {Editor ? (
        <Editor profile={profile} restored={restored} onDone={close} />
      ) : (
        <RowSummaries
          rows={profile.educationDetails}
          describe={describeEducation}
          empty={profile.hasNoEducation ? 'None yet' : 'No Items'}
        />
      )}
    </ProfileSection>
  );
}
