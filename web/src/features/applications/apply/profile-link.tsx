import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';

interface Props {
  /** Anchor of the section of /my-profile. */
  part: 'contact-details' | 'references' | 'supporting-documents';
  saveAndGo(path: string): void;
  children: ReactNode;
}

/** To a section of the profile; what was typed here is saved first. In a new tab it opens at once. */
export function ProfileLink({ part, saveAndGo, children }: Props) {
  const path = `${paths.myProfile}#${part}`;
  return (
    <Link
      to={path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        saveAndGo(path);
      }}
    >
      {children}
    </Link>
  );
}
