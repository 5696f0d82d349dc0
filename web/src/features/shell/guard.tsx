import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import type { Right } from '../../../../modules/identity/contract/api-rights';
import { may } from '../../lib/privileges';
import { afterSignIn, signInThen } from '../../lib/redirect';
import { useSession } from '../../lib/session';
import { termsGate } from '../../lib/terms-gate';
import { paths } from '../../paths';
import { Forbidden } from './forbidden';

interface Handle {
  right?: Right;
}

/** For a route's `handle`: the page opens for whoever has this right. Without it every signed-in user may. */
export const needs = (right: Right): Handle => ({ right });

/** Around the pages of signed-in people: nobody signed in goes to /signin and back afterwards (P11.19). */
export function SignedIn() {
  const { user, ending } = useSession();
  const { pathname, search, hash } = useLocation();
  const needed = useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.right ?? []);
  if (!user) return <Navigate to={ending === 'left' ? paths.signIn : signInThen(pathname + search + hash)} replace />;
  return needed.every((right) => may(user, right)) ? <Outlet /> : <Forbidden />;
}

/** Around /signin and /signup: whoever is signed in already is sent on (P5.6–P5.8). */
export function SignedOut() {
  const { user } = useSession();
  const [search] = useSearchParams();
  return user ? <Navigate to={afterSignIn(user, search.get('redir'))} replace /> : <Outlet />;
}

/** These can be read and left without having accepted the terms: they are about them, or lead out. */
const UNGATED: readonly string[] = [
  paths.welcomeGateway,
  paths.acceptTerms,
  paths.terms,
  paths.privacy,
  paths.help,
  paths.support,
  paths.employerInfo,
  paths.aboutUs,
  paths.contactUs,
  paths.mailbox,
];

/** Around everything: terms that are missing or too old come first (P5.16). */
export function TermsGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const gate = user && !UNGATED.includes(pathname) ? termsGate(user) : null;
  return gate ? <Navigate to={gate} replace /> : children;
}
