import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import type { Right } from '#modules/shared/rights';
import { hasRight } from '#web/lib/session/privileges';
import { postSignInPath, redirectJobId, signInUrl, withApplicationRedirect } from '#web/lib/session/redirect';
import { useSession } from '#web/lib/session/session';
import { termsGate } from '#web/lib/session/terms-gate';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { paths } from '#web/paths';
import { Forbidden } from './forbidden';

interface Handle {
  right?: Right;
}

/** A route's `handle` that restricts it to users with this right. Without it every signed-in user may open it. */
export const requireRight = (right: Right): Handle => ({ right });

/** Redirects anonymous visitors to /signin, which returns them afterwards. */
export function RequireAuth() {
  const { user, ending } = useSession();
  const { pathname, search, hash } = useLocation();
  const needed = useMatches().flatMap(({ handle }) => (handle as Handle | undefined)?.right ?? []);
  if (!user)
    return <Navigate to={ending === 'signedOut' ? paths.signIn : signInUrl(pathname + search + hash)} replace />;
  return needed.every((right) => hasRight(user, right)) ? <Outlet /> : <Forbidden />;
}

/** Redirects signed-in users away from /signin and /signup. */
export function RequireAnonymous() {
  const { user } = useSession();
  const [search] = useSearchParams();
  return user ? <Navigate to={postSignInPath(user, search.get('redir'))} replace /> : <Outlet />;
}

/** Pages that remain accessible without accepted terms: they are about the terms or lead out. */
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

/** Redirects users with missing or outdated terms acceptance. */
export function TermsGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const jobId = useRedirectJobId() ?? redirectJobId(pathname);
  const gate = user && !UNGATED.includes(pathname) ? termsGate(user) : null;
  return gate ? <Navigate to={withApplicationRedirect(jobId, gate)} replace /> : children;
}
