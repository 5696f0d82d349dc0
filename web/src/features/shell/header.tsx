import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { signOut } from '#web/lib/session/session-actions';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { PRODUCT } from '#web/product';
import { ButtonLink } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { MenuSheet } from './menu-sheet';

export function Header() {
  const { user } = useSession();
  const jobId = useRedirectJobId();
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
            <Link to={withApplicationRedirect(jobId, paths.signIn)}>Sign in</Link>
            <ButtonLink className="create" look="white" to={withApplicationRedirect(jobId, paths.signUp)}>
              Create a profile
            </ButtonLink>
          </>
        )}
        <MenuSheet />
      </nav>
    </header>
  );
}

/** The user's name, which opens a menu with Sign Out. */
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
        {icons.user} {name} {icons.chevron}
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
