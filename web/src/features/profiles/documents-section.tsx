import type { ProfileData } from '../../../../modules/profiles/contract/api-answers';
import type { SupportingDocument } from '../../../../modules/profiles/contract/api-documents';
import { askConfirm } from '../../lib/confirm';
import { toastError, toastSuccess } from '../../lib/toasts';
import type { IndexedSection } from '../../ui/section-index';
import { deleteDocument } from './calls';
import { DocumentList } from './document-list';
import { ProfileSection } from './profile-section';
import { UploadForm } from './upload-form';

interface Props {
  profile: ProfileData;
  section: IndexedSection;
}

/** W3: what is stored, to download; Edit adds and deletes. */
export function DocumentsSection({ profile: { userId, supportingDocumentsDetails: documents }, section }: Props) {
  return (
    <ProfileSection
      section={section}
      count={documents.length}
      summary={<DocumentList documents={documents} />}
      form={(close) => (
        <div className="form">
          <DocumentList documents={documents} onDelete={(document) => askAndDelete(userId, document)} />
          <UploadForm userId={userId} taken={documents.map(({ fileName }) => fileName)} close={close} />
        </div>
      )}
    />
  );
}

/** W3.11. */
async function askAndDelete(userId: string, { id, fileName }: SupportingDocument): Promise<void> {
  const question = {
    title: 'Warning, this document will be permanently deleted. Are you sure you want to proceed?',
    body: [fileName],
    yes: 'Delete document',
    no: 'Keep document',
    danger: true,
  };
  if (!(await askConfirm(question))) return;
  try {
    await deleteDocument(userId, id);
    toastSuccess('The document is deleted.');
  } catch (error) {
    toastError(error);
  }
}
