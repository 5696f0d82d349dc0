import { paths } from '#web/paths';
import type { PrivilegeHolder } from './privileges';

/**
 * The page after sign-in: `redir` if it is a path of this site, otherwise the dashboard for users with privileges and
 * the gateway for the rest. Anything that a browser could read as another host is rejected.
 */
export const postSignInPath = (user: PrivilegeHolder, redir: string | null): string =>
  returnPath(redir) ?? (user.privileges.length > 0 ? paths.dashboard : paths.welcomeGateway);

/** `redir` if it is a path of this site. */
export const returnPath = (redir: string | null): string | null => (redir && isSameOriginPath(redir) ? redir : null);

function isSameOriginPath(redir: string): boolean {
  const here = 'https://here.invalid';
  if (!redir.startsWith('/') || !URL.canParse(redir, here)) return false;
  const { origin, pathname } = new URL(redir, here);
  const isPath = origin === here && !pathname.startsWith('//');
  return isPath && pathname !== paths.signIn && pathname !== paths.signUp;
}

/** The sign-in page, with the path to return to. */
export const signInUrl = (returnTo: string) => `${paths.signIn}?redir=${encodeURIComponent(returnTo)}`;

const APPLICATION = new RegExp(`^${paths.apply('([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')}(?:[?#]|$)`);

/** The id of the job whose application `redir` leads to; null for any other path. */
export const redirectJobId = (redir: string | null): string | null => APPLICATION.exec(redir ?? '')?.[1] ?? null;

/** Adds a redirect to the job's application, if there is a job. */
export const withApplicationRedirect = (jobId: string | null, path: string) =>
  jobId ? `${path}?redir=${encodeURIComponent(paths.apply(jobId))}` : path;
