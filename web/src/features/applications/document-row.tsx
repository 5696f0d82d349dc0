import type { ReactNode } from 'react';
import { saveFile } from '../../lib/api/download';
import { icons } from '../../ui/icons';

interface Props {
  name: string;
  type: string;
  /** Downloaded with the session's token. */
  path: string;
  children?: ReactNode;
}

/** A downloadable document of an application. */
export function DocumentRow({ name, type, path, children }: Props) {
  return (
    <li>
      {icons.file}
      <span>
        <button type="button" className="link" onClick={() => saveFile(path, name)}>
          <span className="vh">Download {type}: </span>
          {name}
        </button>
      </span>
      <span className="muted">{type}</span>
      {children}
    </li>
  );
}
