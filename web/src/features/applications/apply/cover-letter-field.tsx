import type { ReactNode } from 'react';
import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { COVER_LETTER_FILES } from '#modules/applications/contract/api/rules';
import { coverLetterName } from '#web/lib/formatting/documents';
import { formatFileSize } from '#web/lib/formatting/format';
import type { UploadControls } from '#web/lib/forms/use-upload';
import { FieldError } from '#web/ui/fields/field';
import { FileField } from '#web/ui/fields/file-field';
import { FileProgress, hasStopped, UploadState } from '#web/ui/fields/upload-state';
import { icons } from '#web/ui/icons';
import { DocumentRow } from '../document-row';
import { useCoverLetterScan } from './queries';
import type { useApplyForm } from './use-apply-form';

interface Props {
  draft: ApplicationResponse | null;
  letter: ReturnType<typeof useApplyForm>['letter'];
  uploading: UploadControls;
  error: string | undefined;
}

const types = COVER_LETTER_FILES.types.map((type) => `.${type}`);

/** The cover letter: the stored one, one selected for the next save, or none. */
export function CoverLetterField({ draft, letter, uploading, error }: Props) {
  const { chosen, choose, isCleared, setCleared } = letter;
  const scan = useCoverLetterScan(draft);
  if (chosen) {
    const upload = uploading.upload?.files.includes(chosen) ? uploading.upload : null;
    return (
      <CoverLetterFrame error={error} below={<UploadState {...uploading} upload={upload} />}>
        <li>
          {icons.file}
          <span>{chosen.name}</span>
          <span className="muted num">
            {formatFileSize(chosen.size)}
            {!upload && ', stored at the next save'}
          </span>
          {(!upload || hasStopped(upload)) && <Remove name={chosen.name} onRemove={() => choose(null)} />}
          <FileProgress file={chosen} upload={upload} />
        </li>
      </CoverLetterFrame>
    );
  }
  if (draft?.coverLetter && !isCleared) {
    const name = coverLetterName(draft.coverLetter);
    return (
      <CoverLetterFrame error={error}>
        <DocumentRow
          name={name}
          type="Cover letter"
          path={`/api/applications/user/coverLetter/${draft.id}`}
          scan={scan}
        >
          <Remove name={name} onRemove={() => setCleared(true)} />
        </DocumentRow>
      </CoverLetterFrame>
    );
  }
  return (
    <FileField
      id="file"
      label="Cover letter"
      error={error}
      types={types}
      maxMegabytes={COVER_LETTER_FILES.megabytes}
      maxFiles={1}
      value={[]}
      onChange={([file]) => file && choose(file)}
      uploading={uploading}
    />
  );
}

function CoverLetterFrame({ error, below, children }: { error?: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div id="file" tabIndex={-1} className={error ? 'field bad' : 'field'}>
      <h3>Cover letter</h3>
      {error && <FieldError id="file" error={error} />}
      <ul className="files">{children}</ul>
      {below}
    </div>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove(): void }) {
  return (
    <button type="button" className="link" onClick={onRemove}>
      Remove<span className="vh"> {name}</span>
    </button>
  );
}
