import { createHmac } from 'node:crypto';

/** One key per purpose from the one configured secret, so that no value made for one can serve as the other. */
export function deriveKey(
  tokenSecret: string,
  purpose: 'access-token' | 'link-token' | 'throttle' | 'challenge' | 'challenge-key' | 'idempotency',
): Buffer {
  return createHmac('sha256', tokenSecret).update(`career-gateway/${purpose}`).digest();
}
