import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './app.js';

export const tokenOf = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64');

/** The captchaToken of a page that has done its work for one message. */
export async function humanToken(app: TestApp): Promise<string> {
  const { body: challenge } = await app.get('/api/common/captcha');
  return tokenOf({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
