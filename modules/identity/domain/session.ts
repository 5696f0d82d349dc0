import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { SessionRevoked, SignedIn, SignedOut } from '../contract/session-events.js';

/** Absolute lifetime of a session (near P7.2). */
const SESSION_DAYS = 14;
/** Tabs may refresh with the same token at once; after this time a second use means a stolen token. */
const GRACE_MS = 10_000;

export type Revocation =
  | 'tokenReused'
  | 'passwordSet'
  | 'passwordChanged'
  | 'signedOutEverywhere'
  | 'locked'
  | 'byAdministrator';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    ...aggregateProperties,
    accountId: p.uuid(),
    generation: p.integer(),
    rotatedAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

/**
 * One sign-in and its family of refresh tokens. Tokens carry a generation; only the current one is valid. Each use
 * within the grace period creates a sibling of the current generation. Using two siblings later reveals a stolen copy.
 */
export class Session extends SessionSchema.class {
  static open(accountId: string, now: Date): Session {
    const session = Object.assign(new Session(), {
      id: newId(),
      eventCount: 0,
      accountId,
      generation: 1,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
      endedAt: null,
    });
    record(session, SignedIn, { userId: accountId, sessionId: session.id }, accountId);
    return session;
  }

  isOpen(now: Date): boolean {
    return this.endedAt === null && now < this.expiresAt;
  }

  /** Rotates to the next generation. Returns false for an invalid token; a reused one ends the session. */
  rotate(generation: number, now: Date): boolean {
    if (!this.isOpen(now)) return false;
    if (generation === this.generation) {
      this.generation += 1;
      this.rotatedAt = now;
      return true;
    }
    if (generation === this.generation - 1 && now.getTime() - this.rotatedAt.getTime() < GRACE_MS) return true;
    this.revoke('tokenReused', now, null);
    return false;
  }

  signOut(now: Date): void {
    if (this.endedAt) return;
    this.endedAt = now;
    record(this, SignedOut, { userId: this.accountId, sessionId: this.id }, this.accountId);
  }

  revoke(reason: Revocation, now: Date, actorId: string | null): void {
    if (this.endedAt) return;
    this.endedAt = now;
    record(this, SessionRevoked, { userId: this.accountId, sessionId: this.id, reason }, actorId);
  }
}
SessionSchema.setClass(Session);
