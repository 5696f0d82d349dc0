import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { paths } from '#web/paths';

interface Props {
  /** Anchor of the section of /my-profile. */
  part: 'contact-details' | 'education' | 'career' | 'references' | 'supporting-documents';
  saveAndGo(path: string): void;
  children: ReactNode;
}

/** Links to a section of the profile and saves the draft first. A new tab opens at once. */
export function ProfileLink({ part, saveAndGo, children }: Props) {
  const { id = null } = useParams();
  const path = `${withApplicationRedirect(id, paths.myProfile)}#${part}`;
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
