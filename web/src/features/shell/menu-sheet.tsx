import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { withApplicationRedirect } from '#web/lib/session/redirect';
import { useSession } from '#web/lib/session/session';
import { signOut } from '#web/lib/session/session-actions';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { useHydrated } from '#web/lib/ssr/use-hydrated';
import { paths } from '#web/paths';
import { PRODUCT } from '#web/product';
import { Button, ButtonLink, IconButton } from '#web/ui/button';
import { icons } from '#web/ui/icons';
import { SideMenu } from './side-menu';

/** The Menu button of phones and its dialog. */
export function MenuSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { user } = useSession();
  const jobId = useRedirectJobId();
  // The portal needs document.body, which the server does not have.
  const isHydrated = useHydrated();

  useEffect(() => {
    if (key) dialog.current?.close();
  }, [key]);

  return (
    <>
      <button type="button" className="menu" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {icons.menu} Menu
      </button>
      {isHydrated &&
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
                <ButtonLink to={withApplicationRedirect(jobId, paths.signUp)} look="fill">
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
