import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey } from '#platform/security/derive-key.js';
import { Config } from '#src/config.js';
import type { TestApp } from './app.js';

export const encodeToken = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64');

/** Solves a challenge and returns the captchaToken. */
export async function solveCaptcha(app: TestApp): Promise<string> {
  const { body: challenge } = await app.get('/api/common/captcha');
  return encodeToken({ challenge, solution: await solveChallenge({ challenge, deriveKey: pbkdf2 }) });
}

/** Returns a token with a forged, cheap challenge, signed by the app's secret or by `key`. */
export async function forgeCaptcha(of: TestApp, changes: { expiresAt?: number; key?: string } = {}): Promise<string> {
  const secret = changes.key ?? of.service(Config).tokenSecret;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    expiresAt: changes.expiresAt ?? Math.floor(Date.now() / 1000) + 600,
    deriveKey: pbkdf2,
    hmacSignatureSecret: deriveKey(secret, 'challenge').toString('hex'),
    hmacKeySignatureSecret: deriveKey(secret, 'challenge-key').toString('hex'),
  });
  return encodeToken({ challenge, solution: await solveChallenge({ challenge, deriveKey: pbkdf2 }) });
}
