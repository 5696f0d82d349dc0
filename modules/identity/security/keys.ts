import { createHash } from 'node:crypto';

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. Tokens are random, so no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
