import { paths } from '../paths';
import type { Privileged } from './privileges';

/**
 * The page after sign-in: `redir` when it is a path of this site, otherwise the dashboard for anybody with a
 * privilege and the gateway for the rest (P5.6, P5.7). Everything that a browser could read as another host is refused.
 */
export function afterSignIn(user: Privileged, redir: string | null): string {
  if (redir && isOwnPath(redir)) return redir;
  return user.privileges.length > 0 ? paths.dashboard : paths.welcomeGateway;
}

function isOwnPath(redir: string): boolean {
  const here = 'https://here.invalid';
  if (!redir.startsWith('/') || !URL.canParse(redir, here)) return false;
  const { origin, pathname } = new URL(redir, here);
  const isPath = origin === here && !pathname.startsWith('//');
  return isPath && pathname !== paths.signIn && pathname !== paths.signUp;
}

/** Sign-in that returns to where the person is now. */
export const signInThen = (path: string) => `${paths.signIn}?redir=${encodeURIComponent(path)}`;
