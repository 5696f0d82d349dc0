import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SessionUser, useSession } from '../../lib/session';
import { signOut } from '../../lib/session-actions';
import { paths } from '../../paths';
import { PRODUCT } from '../../product';
import { ButtonLink } from '../../ui/button';
import { icons } from '../../ui/icons';
import { MenuSheet } from './menu-sheet';

export function Header() {
  const { user } = useSession();
  return (
    <header className="top">
      <Link className="brand" to={paths.home}>
        {PRODUCT}
      </Link>
      <nav aria-label="Account">
        {user ? (
          <NameMenu user={user} />
        ) : (
          <>
            <Link to={paths.signIn}>Sign in</Link>
            <ButtonLink className="create" look="white" to={paths.signUp}>
              Create a profile
            </ButtonLink>
          </>
        )}
        <MenuSheet />
      </nav>
    </header>
  );
}

/** The person's name, which opens a menu with Sign Out (P11.17). */
function NameMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const name = `${user.contactName || user.firstName} ${user.contactSurname || user.lastName}`;

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const left = !box.current?.contains(event.target as Node);
      if (left || (event instanceof KeyboardEvent && event.key === 'Escape')) setOpen(false);
    };
    for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'keydown', 'focusin']) removeEventListener(type, close);
    };
  }, [open]);

  return (
    <div className="who" ref={box}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name} {icons.chevron}
      </button>
      {open && (
        <div>
          <button type="button" onClick={signOut}>
            Sign Out
          </button>
        </div>
      )}
    </div>
  );
}
