import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Config } from '../../../src/config.js';
import { deriveKey } from '../../../src/platform/keys.js';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'career-gateway/api';
const MINUTES = 15;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Short-lived access tokens: they name an account and its session and say nothing about rights (near P7.2). */
@Injectable()
export class AccessTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = deriveKey(config.tokenSecret, 'access-token');
  }

  issue(accountId: string, sessionId: string): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(accountId)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${MINUTES}m`)
      .sign(this.key);
  }

  /** Null for a token that is forged, expired, of another kind or for another audience. */
  async verify(token: string): Promise<{ accountId: string; sessionId: string } | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        audience: AUDIENCE,
        requiredClaims: ['exp'],
      });
      const claims = Claims.safeParse(payload);
      return claims.success ? { accountId: claims.data.sub, sessionId: claims.data.sid } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
