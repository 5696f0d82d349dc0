import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { APPLICATION_MESSAGES } from '#modules/applications/contract/api/rules';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { documentKind } from '#web/lib/formatting/documents';
import { formatFileSize } from '#web/lib/formatting/format';
import type { UploadControls } from '#web/lib/forms/use-upload';
import { ScanNote } from '#web/ui/display/scan-note';
import { FieldError } from '#web/ui/fields/field';
import type { NavSection } from '#web/ui/layout/section-nav';
import { ApplySection } from './apply-section';
import { CoverLetterField } from './cover-letter-field';
import { ProfileLink } from './profile-link';
import type { FieldOf } from './questions-section';
import type { useApplyForm } from './use-apply-form';

interface Props {
  section: NavSection;
  draft: ApplicationResponse | null;
  documents: ProfileData['supportingDocumentsDetails'];
  field: FieldOf;
  letter: ReturnType<typeof useApplyForm>['letter'];
  letterError: string | undefined;
  uploading: UploadControls;
  saveAndGo(path: string): void;
}

/** The cover letter and the profile documents to attach. */
export function DocumentsSection(props: Props) {
  const { section, draft, documents, field, letter, letterError, uploading, saveAndGo } = props;
  const { value: selected, error, onChange } = field('attachedFiles');
  const attached = documents.filter(({ id }) => selected.includes(id));
  return (
    <ApplySection
      section={section}
      open
      note={!section.isComplete && <p className="note warning apply-note">{APPLICATION_MESSAGES.documents}</p>}
    >
      <div className="form">
        <CoverLetterField draft={draft} letter={letter} uploading={uploading} error={letterError} />
        <fieldset id="attachedFiles" tabIndex={-1} aria-describedby="attachedFiles-hint" className="apply-documents">
          <legend>
            From your profile{' '}
            <span className="muted num">
              {attached.length} of {documents.length} chosen
            </span>
          </legend>
          <p className="hint" id="attachedFiles-hint">
            A resume is required. Choose what else goes with this application.{' '}
            <ProfileLink part="supporting-documents" saveAndGo={saveAndGo}>
              Add a document
            </ProfileLink>
          </p>
          {error && <FieldError id="attachedFiles" error={error} />}
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={selected.includes(document.id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...selected, document.id] : selected.filter((id) => id !== document.id),
                      )
                    }
                  />
                  <b>{document.fileName}</b>
                  <small>
                    {documentKind(document)} · {document.fileName.split('.').at(-1)?.toUpperCase()},{' '}
                    {formatFileSize(document.size)}
                  </small>
                </label>
                <ScanNote scan={document.scan} fileName={document.fileName} />
              </li>
            ))}
          </ul>
          {documents.length === 0 && <p className="muted">No Items</p>}
        </fieldset>
      </div>
    </ApplySection>
  );
}
