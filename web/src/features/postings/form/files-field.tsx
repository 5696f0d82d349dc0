import type { JobFileResponse } from '#modules/postings/contract/api/responses';
import { JOB_FILES } from '#modules/postings/contract/api/rules';
import { saveFile } from '#web/lib/api/download';
import { formatFileSize } from '#web/lib/formatting/format';
import type { UploadControls } from '#web/lib/forms/use-upload';
import { isOpenable, ScanNote } from '#web/ui/display/scan-note';
import { FileField } from '#web/ui/fields/file-field';
import { icons } from '#web/ui/icons';

export interface FilesFieldProps {
  saved: readonly JobFileResponse[];
  /** Ids of saved files that the next save removes. */
  deleted: readonly string[];
  onDeletedChange(ids: string[]): void;
  added: readonly File[];
  onAddedChange(files: File[]): void;
  uploading: UploadControls;
  error?: string;
  readOnly: boolean;
}

const types = JOB_FILES.types.map((type) => `.${type}`);

/** Attached files: saved ones can be opened and removed, new ones wait for the next save. */
export function FilesField(props: FilesFieldProps) {
  const { saved, deleted, onDeletedChange, added, onAddedChange, uploading, error, readOnly } = props;
  const remaining = saved.filter((file) => !deleted.includes(file.id));
  const removed = saved.filter((file) => deleted.includes(file.id));
  return (
    <div className="posting-files">
      {saved.length > 0 && (
        <section className="field" aria-labelledby="attached-files">
          <span className="label" id="attached-files">
            Attached files
          </span>
          <ul className="files">
            {remaining.map((file) => (
              <li key={file.id}>
                {icons.file}
                <span>
                  {isOpenable(file.scan) ? (
                    <button type="button" className="link" onClick={() => openFile(file)}>
                      {file.fileName}
                    </button>
                  ) : (
                    file.fileName
                  )}
                  <ScanNote scan={file.scan} fileName={file.fileName} short />
                </span>
                <span className="muted num small">{kindAndSize(file)}</span>
                {!readOnly && (
                  <button type="button" className="link" onClick={() => onDeletedChange([...deleted, file.id])}>
                    Remove<span className="vh"> {file.fileName}</span>
                  </button>
                )}
              </li>
            ))}
            {removed.map((file) => (
              <li key={file.id} className="removed">
                {icons.file}
                <span>{file.fileName}</span>
                <span className="muted small">Removed at the next save</span>
                <button
                  type="button"
                  className="link"
                  onClick={() => onDeletedChange(deleted.filter((id) => id !== file.id))}
                >
                  Keep<span className="vh"> {file.fileName}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!readOnly && (
        <FileField
          id="files"
          label={saved.length ? 'More files' : 'Files'}
          error={error}
          types={types}
          maxMegabytes={JOB_FILES.megabytes}
          maxFiles={JOB_FILES.max}
          value={added}
          onChange={onAddedChange}
          existingNames={remaining.map((file) => file.fileName)}
          uploading={uploading}
        />
      )}
    </div>
  );
}

const openFile = (file: JobFileResponse) => saveFile(`/api/jobs/files/${file.id}`, file.fileName);

const kindAndSize = ({ fileName, size }: JobFileResponse) =>
  `${fileName.split('.').at(-1)?.toUpperCase()}, ${formatFileSize(size)}`;
