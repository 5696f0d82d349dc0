import { createHash } from 'node:crypto';

/** The stored hash of a token. Tokens are random, so there is no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
