import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session';
import { signOut } from '../../lib/session-actions';
import { useTakenOver } from '../../lib/use-taken-over';
import { paths } from '../../paths';
import { PRODUCT } from '../../product';
import { Button, ButtonLink, IconButton } from '../../ui/button';
import { icons } from '../../ui/icons';
import { SideMenu } from './side-menu';

/** The Menu button of phones and the sheet it opens (P11.16). */
export function MenuSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { user } = useSession();
  // The server has no body to put the sheet into.
  const isTakenOver = useTakenOver();

  useEffect(() => {
    if (key) dialog.current?.close();
  }, [key]);

  return (
    <>
      <button type="button" className="menu" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {icons.menu} Menu
      </button>
      {isTakenOver &&
        createPortal(
          <dialog className="sheet" ref={dialog} aria-label="Menu">
            <div className="head">
              {PRODUCT}
              <IconButton label="Close menu" onClick={() => dialog.current?.close()}>
                {icons.close}
              </IconButton>
            </div>
            <SideMenu />
            <div className="account stack">
              {user ? (
                <>
                  <p>
                    {user.firstName} {user.lastName}
                  </p>
                  <Button onClick={signOut}>Sign Out</Button>
                </>
              ) : (
                <ButtonLink to={paths.signUp} look="fill">
                  Create a profile
                </ButtonLink>
              )}
            </div>
          </dialog>,
          document.body,
        )}
    </>
  );
}
