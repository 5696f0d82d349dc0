import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { saveFile } from '#web/lib/api/download';
import { formatFileSize } from '#web/lib/formatting/format';
import { isOpenable, ScanNote } from '#web/ui/display/scan-note';
import { fileExtension, type ReviewDocument } from './review-document';

interface Props {
  document: ReviewDocument;
  /** Known once the document is fetched. */
  file?: File;
  /** The controls of its viewer. */
  children?: ReactNode;
}

/** Name, type and size of a document, what the virus scanner says, and the download. */
export function DocumentLine({ document: { name, type, path, scan }, file, children }: Props) {
  const kind = fileExtension(name).toUpperCase();
  return (
    <div className="document-line">
      <div className="document-name">
        <b>{name}</b> <span className="muted">{file ? `${kind}, ${formatFileSize(file.size)}` : kind}</span>
        <ScanNote scan={scan} fileName={name} short />
      </div>
      {children}
      {isOpenable(scan) && (
        <button type="button" className="link" onClick={() => saveFile(path, name)}>
          <IconDownload size={18} stroke={1.5} aria-hidden /> Download
          <span className="vh">
            {' '}
            {type}: {name}
          </span>
        </button>
      )}
    </div>
  );
}
