import { describeCareer } from '#web/ui/history/describe-career';
import { MilitaryInformation } from '#web/ui/history/military-information';
import { RowSummaries } from '#web/ui/history/row-summaries';
import { ProfileSection } from '../profile-section';
import type { ProfileData } from '../queries';
import { useSectionEditing } from '../section-editing';
import { sectionStatuses } from '../section-statuses';
import { useEditor } from '../use-editor';
import type { CareerInput } from './career-editor';

const loadEditor = async () => (await import('./career-editor')).CareerEditor;

/** Career History & Employment Questions. */
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
          <RowSummaries
            rows={profile.careerDetails}
            describe={describeCareer}
            empty={profile.hasNoCareer ? 'None yet' : 'No Items'}
          />
          <MilitaryInformation answers={profile.employmentQuestions} empty="Not answered yet" />
        </div>
      )}
    </ProfileSection>
  );
}
