import type { JobFileView } from '../../../../../modules/postings/contract/api-answers';
import { JOB_FILES } from '../../../../../modules/postings/contract/api-rules';
import { saveFile } from '../../../lib/download';
import { fileSize } from '../../../lib/format';
import type { Uploading } from '../../../lib/use-upload';
import { FileField } from '../../../ui/file-field';
import { icons } from '../../../ui/icons';

export interface FilesFieldProps {
  saved: readonly JobFileView[];
  /** Ids of saved files that the next save removes. */
  deleted: readonly string[];
  onDeletedChange(ids: string[]): void;
  added: readonly File[];
  onAddedChange(files: File[]): void;
  uploading: Uploading;
  error?: string;
  readOnly: boolean;
}

const types = JOB_FILES.types.map((type) => `.${type}`);

/** Files that go with the posting (W5.47): saved ones can be opened and removed, new ones wait for the next save. */
export function FilesField(props: FilesFieldProps) {
  const { saved, deleted, onDeletedChange, added, onAddedChange, uploading, error, readOnly } = props;
  const kept = saved.filter((file) => !deleted.includes(file.id));
  const removed = saved.filter((file) => deleted.includes(file.id));
  return (
    <div className="posting-files">
      {saved.length > 0 && (
        <section className="field" aria-labelledby="attached-files">
          <span className="label" id="attached-files">
            Attached files
          </span>
          <ul className="files">
            {kept.map((file) => (
              <li key={file.id}>
                {icons.file}
                <button type="button" className="link" onClick={() => openFile(file)}>
                  {file.fileName}
                </button>
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
          maxFiles={JOB_FILES.most}
          value={added}
          onChange={onAddedChange}
          taken={kept.map((file) => file.fileName)}
          uploading={uploading}
        />
      )}
    </div>
  );
}

const openFile = (file: JobFileView) => saveFile(`/api/jobs/files/${file.id}`, file.fileName);

const kindAndSize = ({ fileName, size }: JobFileView) =>
  `${fileName.split('.').at(-1)?.toUpperCase()}, ${fileSize(size)}`;
