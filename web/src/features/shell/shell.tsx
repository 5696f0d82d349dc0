import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { invalidateUserScopedQueries } from '#web/lib/api/query-client';
import { SESSION_EXPIRED_TOAST, showToast } from '#web/lib/feedback/toasts';
import { useDelayed } from '#web/lib/feedback/use-delayed';
import { signInUrl } from '#web/lib/session/redirect';
import { useSession, watchStorage } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog';
import { Toasts } from '#web/ui/overlays/toasts';
import { Footer } from './footer';
import { Header } from './header';
import { TermsGate } from './route-guards';
import { SideMenu } from './side-menu';

/** Loaded for signed-in users only. */
const IdleWatch = lazy(() => import('./idle-watch'));

/** Header, menu, page and footer around every route. */
export function Shell() {
  const { user, ending } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const late = useDelayed(useNavigation().state !== 'idle');

  const expire = useEffectEvent(() => {
    showToast(SESSION_EXPIRED_TOAST);
    if (!pathname.startsWith(paths.signIn)) navigate(signInUrl(pathname + search), { replace: true });
  });

  const knownAs = useRef(user?.id);
  useEffect(() => {
    if (user && user.id !== knownAs.current) invalidateUserScopedQueries();
    knownAs.current = user?.id;
  }, [user]);

  useEffect(watchStorage, []);
  useEffect(() => {
    if (ending === 'signedOut') navigate(paths.signIn);
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
