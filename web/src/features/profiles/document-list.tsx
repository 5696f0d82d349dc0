import type { SupportingDocument } from '../../../../modules/profiles/contract/api-documents';
import { documentKind } from '../../lib/documents';
import { saveFile } from '../../lib/download';
import { fileSize } from '../../lib/format';
import { icons } from '../../ui/icons';

interface Props {
  documents: readonly SupportingDocument[];
  /** Without it the list is only read. */
  onDelete?(document: SupportingDocument): void;
}

export function DocumentList({ documents, onDelete }: Props) {
  if (documents.length === 0) return <p className="muted">No Items</p>;
  return (
    <ul className="files profile-documents">
      {documents.map((document) => (
        <li key={document.id}>
          {icons.file}
          <span>
            <button
              type="button"
              className="link"
              onClick={() => saveFile(`/api/users/files/${document.id}`, document.fileName)}
            >
              <span className="vh">Download </span>
              {document.fileName}
            </button>
            <small className="muted">{documentKind(document)}</small>
          </span>
          <span className="muted num">{fileSize(document.size)}</span>
          {onDelete && (
            <button type="button" className="link danger" onClick={() => onDelete(document)}>
              Delete<span className="vh"> {document.fileName}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
