import { useState } from 'react';
import { saveFile } from '#web/lib/api/download';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { documentKind } from '#web/lib/formatting/documents';
import { formatFileSize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import '#web/ui/history/row-list.css';
import { isOpenable, ScanNote } from '#web/ui/display/scan-note';
import { DocumentUpload } from './document-upload';
import { ProfileSection } from './profile-section';
import { documentUrl, type ProfileData, saveDocuments } from './queries';
import { sectionStatuses } from './section-statuses';

/** Supporting Documents. */
export function DocumentsSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const documents = profile.supportingDocumentsDetails;

  const remove = async (id: string, fileName: string) => {
    const title = 'Warning, this document will be permanently deleted. Are you sure you want to proceed?';
    if (
      !(await openConfirm({
        title,
        body: [fileName],
        confirmLabel: 'Delete document',
        cancelLabel: 'Keep document',
        danger: true,
      }))
    )
      return;
    try {
      await saveDocuments(profile.userId, [{ id, deleted: true }]);
      toastSuccess(`${fileName} is deleted.`);
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <ProfileSection
      status={sectionStatuses(profile).documents}
      isEditing={isEditing}
      canEdit={profile.canEdit}
      onEdit={() => setEditing(true)}
    >
      {documents.length === 0 && <p className="muted">No Items</p>}
      <ul className="row-list">
        {documents.map(({ id, fileName, documentType, additionalType, effectiveDate, size, scan }) => (
          <li key={id}>
            <span>
              {isOpenable(scan) ? (
                <button
                  type="button"
                  className="link"
                  onClick={() => saveFile(documentUrl(profile.userId, id), fileName)}
                >
                  {fileName}
                </button>
              ) : (
                fileName
              )}
              <small>
                {documentKind({ documentType, additionalType, effectiveDate })} · {formatFileSize(size)}
              </small>
              <ScanNote scan={scan} fileName={fileName} />
            </span>
            {isEditing && (
              <Button small danger onClick={() => remove(id, fileName)}>
                Delete<span className="vh"> {fileName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isEditing && (
        <DocumentUpload
          userId={profile.userId}
          existingNames={documents.map(({ fileName }) => fileName)}
          onDone={() => setEditing(false)}
        />
      )}
      {!isEditing && !profile.isSupportingDocumentsCompleted && (
        <p className="hint">An application needs a resume. Press Edit to add one.</p>
      )}
    </ProfileSection>
  );
}
