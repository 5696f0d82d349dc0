import { Link } from 'react-router-dom';
import { COVER_LETTER_FILES } from '../../../../../modules/applications/contract/api';
import { DOCUMENT_TYPES } from '../../../../../modules/profiles/contract/api-documents';
import { fileSize } from '../../../lib/format';
import { paths } from '../../../paths';
import { CheckField } from '../../../ui/check-field';
import { FileField } from '../../../ui/file-field';
import { icons } from '../../../ui/icons';
import { coverLetterName } from './apply-values';
import type { ProfileData } from './calls';
import type { ApplyForm } from './use-apply-form';

interface Props {
  documents: ApplyForm['documents'];
  profile: ProfileData;
  errors: { file?: string; attachedFiles?: string };
}

/** Supporting Documents: the cover letter, and what of the profile goes along (W10.10, W10.19, W10.25). */
export function DocumentsSection({ documents, profile, errors }: Props) {
  const own = profile.supportingDocumentsDetails;
  const chosen = own.filter(({ id }) => documents.attached.includes(id)).length;
  return (
    <>
      {documents.storedLetter ? (
        <div className="field">
          <span className="label">Cover letter</span>
          <ul className="files">
            <li>
              {icons.file}
              <span>{coverLetterName(documents.storedLetter)}</span>
              <span />
              <button type="button" className="link" onClick={documents.removeStored}>
                Remove<span className="vh"> the cover letter</span>
              </button>
            </li>
          </ul>
        </div>
      ) : (
        <FileField
          id="coverLetter"
          label="Cover letter"
          types={COVER_LETTER_FILES.types.map((type) => `.${type}`)}
          maxMegabytes={COVER_LETTER_FILES.megabytes}
          maxFiles={1}
          error={errors.file}
          value={documents.letter ? [documents.letter] : []}
          onChange={([file]) => documents.setLetter(file ?? null)}
        />
      )}
      <section className="field" aria-labelledby="profile-documents">
        <span className="label" id="profile-documents">
          From your profile{' '}
          {own.length > 0 && (
            <span className="aside">
              {chosen} of {own.length} chosen
            </span>
          )}
        </span>
        <p className="hint">A resume is required. Choose what else goes with this application.</p>
        {errors.attachedFiles && <p className="err">{errors.attachedFiles}</p>}
        {own.map(({ id, fileName, documentType, additionalType, size }) => (
          <CheckField
            key={id}
            id={`document-${id}`}
            label={fileName}
            hint={[DOCUMENT_TYPES[documentType], additionalType, fileSize(size)].filter(Boolean).join(' · ')}
            value={documents.attached.includes(id)}
            onChange={(on) => documents.toggle(id, on)}
          />
        ))}
        {own.length === 0 && (
          <p>
            Your profile has no documents yet.{' '}
            <Link to={`${paths.myProfile}#supporting-documents`}>Add a resume to your profile</Link>
          </p>
        )}
      </section>
    </>
  );
}
