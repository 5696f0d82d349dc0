import { createHash, createHmac } from 'node:crypto';

/** One key per purpose from the one configured secret, so that no value made for one can serve as the other. */
export function deriveKey(tokenSecret: string, purpose: 'access-token' | 'link-token' | 'throttle'): Buffer {
  return createHmac('sha256', tokenSecret).update(`career-gateway/${purpose}`).digest();
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. Tokens are random, so no salt. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
