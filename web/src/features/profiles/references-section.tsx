import { MIN_REFERENCES } from '#modules/profiles/contract/api/profile';
import { RowSummaries } from '#web/ui/history/row-summaries';
import { describeReference } from './describe-reference';
import { ProfileSection } from './profile-section';
import type { ProfileData } from './queries';
import type { ReferencesInput } from './references-editor';
import { useSectionEditing } from './section-editing';
import { sectionStatuses } from './section-statuses';
import { useEditor } from './use-editor';

const loadEditor = async () => (await import('./references-editor')).ReferencesEditor;

/** References: rows are local until the section's Save. */
export function ReferencesSection({ profile }: { profile: ProfileData }) {
  const { isEditing, restored, edit, close } = useSectionEditing<ReferencesInput>(profile, 'references');
  const saved = profile.referencesDetails;
  const { Editor, open } = useEditor(loadEditor, isEditing, edit);
  return (
    <ProfileSection
      status={sectionStatuses(profile).references}
      isEditing={Editor !== null}
      canEdit={profile.canEdit}
      onEdit={open}
    >
      {Editor ? (
        <Editor profile={profile} restored={restored} onDone={close} />
      ) : (
        <RowSummaries rows={saved} describe={describeReference} empty="No Items" />
      )}
      {!Editor && saved.length < MIN_REFERENCES && (
        <p className="hint">
          {saved.length} of {MIN_REFERENCES} references saved: an application needs three.
        </p>
      )}
    </ProfileSection>
  );
}
