import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { deriveKey } from '#platform/security/derive-key.js';
import { Config } from '#src/config.js';

const ALGORITHM = 'HS256';
const TOKEN_TYPE = 'at+jwt';
const AUDIENCE = 'career-gateway/api';
const TTL_MINUTES = 15;
const MAX_VERIFIED = 10_000;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

interface VerifiedToken {
  accountId: string;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Short-lived access tokens with account and session, but without rights. */
@Injectable()
export class AccessTokens {
  private readonly key: Buffer;
  /** A page sends its token with each request, and a signature that was right stays right. */
  private readonly verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });

  constructor(config: Config) {
    this.key = deriveKey(config.tokenSecret, 'access-token');
  }

  issue(accountId: string, sessionId: string): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE })
      .setSubject(accountId)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${TTL_MINUTES}m`)
      .sign(this.key);
  }

  /** Returns null for a token that is forged, expired, of another type or for another audience. */
  async verify(token: string): Promise<{ accountId: string; sessionId: string } | null> {
    const cached = this.verified.get(token);
    if (cached) return Date.now() < cached.expiresAt * 1000 ? cached : null;
    const verified = await this.verifySignature(token);
    if (verified) this.verified.set(token, verified);
    return verified;
  }

  private async verifySignature(token: string): Promise<VerifiedToken | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TOKEN_TYPE,
        audience: AUDIENCE,
        requiredClaims: ['exp'],
      });
      const claims = Claims.safeParse(payload);
      if (!claims.success) return null;
      const { sub: accountId, sid: sessionId, exp: expiresAt } = claims.data;
      return { accountId, sessionId, expiresAt };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
