import { createHmac } from 'node:crypto';

/** Derives one key per purpose from the configured secret, so that a value made for one cannot be used for another. */
export function deriveKey(
  tokenSecret: string,
  purpose: 'access-token' | 'link-token' | 'throttle' | 'challenge' | 'challenge-key' | 'idempotency' | 'network',
): Buffer {
  return createHmac('sha256', tokenSecret).update(`career-gateway/${purpose}`).digest();
}
