import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { Config } from '../../src/config.js';
import { deriveKey } from '../../src/platform/keys.js';
import type { TestApp } from './app.js';

export const tokenOf = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64');

/** The captchaToken of a page that has done its work for one message. */
export async function humanToken(app: TestApp): Promise<string> {
  const { body: challenge } = await app.get('/api/common/captcha');
  return tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey: pbkdf2 }) });
}

/** A solved challenge like those of `of`, cheap to solve, with changes a forger would like. */
export async function forged(of: TestApp, changes: { expiresAt?: number; key?: string } = {}): Promise<string> {
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
  return tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey: pbkdf2 }) });
}
