import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Config } from '../../../src/config.js';
import { deriveKey } from '../../../src/platform/security/derive-key.js';

const ALGORITHM = 'HS256';
const TOKEN_TYPE = 'at+jwt';
const AUDIENCE = 'career-gateway/api';
const TTL_MINUTES = 15;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Short-lived access tokens with account and session, but without rights (near P7.2). */
@Injectable()
export class AccessTokens {
  private readonly key: Buffer;

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
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TOKEN_TYPE,
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
