import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Config } from '../../../src/config.js';
import { Clock } from '../../../src/platform/clock.js';
import { DomainError } from '../../../src/platform/errors.js';
import { deriveKey } from '../../../src/platform/keys.js';
import { Challenge, HUMAN_CHECK_CODES } from '../contract/api.js';

const MINUTES = 20;
/** Iterations of one try, and how many tries a page needs: well below a second of work on any computer. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000 };
const TRIES = { least: 500, most: 1000 };
const LONGEST_TOKEN = 2000;

const Solved = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});

/** A challenge that was solved and, as far as the token tells, never spent. */
export interface SolvedChallenge {
  signature: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * The human check that nobody sees: a page proves that it worked for a moment (near P10.4). A challenge is signed and
 * not stored; a solution is stored once it is spent, until the challenge would have expired anyway.
 */
@Injectable()
export class HumanCheck {
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

  async challenge(): Promise<Challenge> {
    const challenge = await createChallenge({
      ...WORK,
      ...this.secrets,
      counter: randomInt(TRIES.least, TRIES.most + 1),
      expiresAt: Math.floor(this.clock.now().getTime() / 1000) + MINUTES * 60,
      deriveKey: pbkdf2,
    });
    return Challenge.parse(challenge);
  }

  /** Throws DomainError invalid with one of HUMAN_CHECK_CODES. */
  async verify(token: string | undefined): Promise<SolvedChallenge> {
    if (!token) throw refusal('missing', 'The human check is missing.');
    const solved = read(token);
    if (!solved) throw refusal('wrong', 'The human check failed.');
    const { verified, expired } = await verifySolution({ ...solved, ...this.secrets, deriveKey: pbkdf2 });
    if (expired) throw refusal('expired', 'The human check has expired.');
    if (!verified) throw refusal('wrong', 'The human check failed.');
    const { signature, parameters } = solved.challenge;
    return { signature, expiresAt: parameters.expiresAt };
  }

  /** Once only, also for two messages at once: the second waits for the first one's transaction. */
  async spend(em: EntityManager, { signature, expiresAt }: SolvedChallenge): Promise<void> {
    const spent = await em.execute(
      `insert into spent_challenge (signature, expires_at) values (?, to_timestamp(?))
       on conflict do nothing returning 1`,
      [signature, expiresAt],
    );
    if (!spent.length) throw refusal('used', 'The human check was used before.');
  }
}

function read(token: string): z.infer<typeof Solved> | null {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    return Solved.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

function refusal(why: keyof typeof HUMAN_CHECK_CODES, message: string): DomainError {
  return new DomainError('invalid', HUMAN_CHECK_CODES[why], `${message} Please send your message again.`);
}
