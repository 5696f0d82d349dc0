import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { DomainError } from '#platform/errors/domain-error.js';
import { deriveKey } from '#platform/security/derive-key.js';
import { Clock } from '#platform/time/clock.js';
import { Config } from '#src/config.js';
import { CAPTCHA_CODES, Challenge } from '../contract/api/site.js';

const CHALLENGE_TTL_MINUTES = 20;
/** `cost` is the iterations per try. With 500 to 1000 tries the work takes well below a second on any computer. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000 };
const TRIES = { min: 500, max: 1000 };
const MAX_TOKEN_LENGTH = 2000;

const SolvedToken = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

/** A solved challenge; whether it was spent before is not checked yet. */
export interface SolvedChallenge {
  signature: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * An invisible proof-of-work captcha. Challenges are signed and not stored; spent solutions are stored until the
 * challenge would have expired.
 */
@Injectable()
export class ProofOfWorkCaptcha {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    { tokenSecret }: Config,
    private readonly clock: Clock,
  ) {
    this.secrets = {
      hmacSignatureSecret: deriveKey(tokenSecret, 'challenge').toString('hex'),
      hmacKeySignatureSecret: deriveKey(tokenSecret, 'challenge-key').toString('hex'),
    };
  }

  async createChallenge(): Promise<Challenge> {
    const challenge = await createChallenge({
      ...WORK,
      ...this.secrets,
      counter: randomInt(TRIES.min, TRIES.max + 1),
      expiresAt: Math.floor(this.clock.now().getTime() / 1000) + CHALLENGE_TTL_MINUTES * 60,
      deriveKey: pbkdf2,
    });
    return Challenge.parse(challenge);
  }

  /** Throws DomainError invalid with one of CAPTCHA_CODES. */
  async verify(token: string | undefined): Promise<SolvedChallenge> {
    if (!token) throw captchaError('missing', 'The human check is missing.');
    const solved = parseToken(token);
    if (!solved) throw captchaError('wrong', 'The human check failed.');
    const { verified, expired } = await verifySolution({ ...solved, ...this.secrets, deriveKey: pbkdf2 });
    if (expired) throw captchaError('expired', 'The human check has expired.');
    if (!verified) throw captchaError('wrong', 'The human check failed.');
    const { signature, parameters } = solved.challenge;
    return { signature, expiresAt: parameters.expiresAt };
  }

  /** Throws for a spent challenge. A concurrent second message waits for the first one's transaction. */
  async spend(em: EntityManager, { signature, expiresAt }: SolvedChallenge): Promise<void> {
    const spent = await em.execute(
      `insert into spent_challenge (signature, expires_at) values (?, to_timestamp(?))
       on conflict do nothing returning 1`,
      [signature, expiresAt],
    );
    if (!spent.length) throw captchaError('used', 'The human check was used before.');
  }
}

function parseToken(token: string): z.infer<typeof SolvedToken> | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    return SolvedToken.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

function captchaError(why: keyof typeof CAPTCHA_CODES, message: string): DomainError {
  return new DomainError('invalid', CAPTCHA_CODES[why], `${message} Please send your message again.`);
}
