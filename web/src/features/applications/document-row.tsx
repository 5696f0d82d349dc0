import type { ReactNode } from 'react';
import type { ScanState } from '#modules/profiles/contract/api/documents';
import { saveFile } from '#web/lib/api/download';
import { isOpenable, ScanNote } from '#web/ui/display/scan-note';
import { icons } from '#web/ui/icons';

interface Props {
  name: string;
  type: string;
  /** Downloaded with the session's token. */
  path: string;
  scan: ScanState;
  children?: ReactNode;
}

/** A document of an application, to download once it is clean. */
export function DocumentRow({ name, type, path, scan, children }: Props) {
  return (
    <li>
      {icons.file}
      <span>
        {isOpenable(scan) ? (
          <button type="button" className="link" onClick={() => saveFile(path, name)}>
            <span className="vh">Download {type}: </span>
            {name}
          </button>
        ) : (
          name
        )}
        <ScanNote scan={scan} fileName={name} short />
      </span>
      <span className="muted">{type}</span>
      {children}
    </li>
  );
}
