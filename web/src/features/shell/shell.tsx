import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { askAgainForUser } from '../../lib/query-client';
import { signInThen } from '../../lib/redirect';
import { useSession, watchStorage } from '../../lib/session';
import { EXPIRED, showToast } from '../../lib/toasts';
import { useDelayed } from '../../lib/use-delayed';
import { paths } from '../../paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Toasts } from '../../ui/toasts';
import { Footer } from './footer';
import { TermsGate } from './guard';
import { Header } from './header';
import { SideMenu } from './side-menu';

/** Not on the way of visitors, who have no session to end. */
const IdleWatch = lazy(() => import('./idle-watch'));

/** Header, menu, page, footer: around every route. */
export function Shell() {
  const { user, ending } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const late = useDelayed(useNavigation().state !== 'idle');

  const expire = useEffectEvent(() => {
    showToast(EXPIRED);
    if (!pathname.startsWith(paths.signIn)) navigate(signInThen(pathname + search), { replace: true });
  });

  const knownAs = useRef(user?.id);
  useEffect(() => {
    if (user && user.id !== knownAs.current) askAgainForUser();
    knownAs.current = user?.id;
  }, [user]);

  useEffect(watchStorage, []);
  useEffect(() => {
    if (ending === 'left') navigate(paths.signIn);
    if (ending === 'expired') expire();
  }, [ending, navigate]);

  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      {late && <div className="progress" role="progressbar" aria-label="Page is loading" />}
      <Header />
      <div className="lay">
        <SideMenu />
        <main id="main" tabIndex={-1}>
          <TermsGate>
            <Outlet />
          </TermsGate>
        </main>
      </div>
      <Footer />
      <Toasts />
      <ConfirmDialog />
      {user && (
        <Suspense>
          <IdleWatch />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
