import { ProfileSection } from '../profile-section';
import type { ProfileData } from '../queries';
import { RowSummaries } from '../rows/row-summaries';
import { useSectionEditing } from '../section-editing';
import { sectionStatuses } from '../section-statuses';
import { useEditor } from '../use-editor';
import type { CareerInput } from './career-editor';
import { describeCareer } from './describe-career';
import { EmploymentSummary } from './employment-questions';

const loadEditor = async () => (await import('./career-editor')).CareerEditor;

/** Career History & Employment Questions (W2.36–W2.44). */
export function CareerSection({ profile }: { profile: ProfileData }) {
  const { isEditing, restored, edit, close } = useSectionEditing<CareerInput>(profile, 'career');
  const { Editor, open } = useEditor(loadEditor, isEditing, edit);
  return (
    <ProfileSection
      status={sectionStatuses(profile).career}
      isEditing={Editor !== null}
      canEdit={profile.canEdit}
      onEdit={open}
    >
      {Editor ? (
        <Editor profile={profile} restored={restored} onDone={close} />
      ) : (
        <div className="stack">
          <RowSummaries rows={profile.careerDetails} describe={describeCareer} hasNone={profile.hasNoCareer} />
          <EmploymentSummary saved={profile.employmentQuestions} />
        </div>
      )}
    </ProfileSection>
  );
}
