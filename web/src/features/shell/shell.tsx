import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router-dom';
import { useSession, watchStorage } from '../../lib/session';
import { useDelayed } from '../../lib/use-delayed';
import { paths } from '../../paths';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Toasts } from '../../ui/toasts';
import { Footer } from './footer';
import { TermsGate } from './guard';
import { Header } from './header';
import { SideMenu } from './side-menu';

/** Header, menu, page, footer: around every route. */
export function Shell() {
  const { ending } = useSession();
  const navigate = useNavigate();
  const late = useDelayed(useNavigation().state !== 'idle');

  useEffect(watchStorage, []);
  useEffect(() => {
    if (ending === 'left') navigate(paths.signIn);
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
      <ScrollRestoration />
    </>
  );
}
