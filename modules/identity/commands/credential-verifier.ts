import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { IDENTITY_CODES, type SignInRequest } from '../contract/api/accounts.js';
import { SignInRefused } from '../contract/session-events.js';
import { AuthRateLimiter } from '../security/auth-rate-limiter.js';
import { KnownNetworks } from '../security/known-networks.js';
import { Passwords } from '../security/passwords.js';

interface Row {
  id: string;
  password_hash: string | null;
  locked: boolean;
  confirmed: boolean;
}

/** An account whose password was correct; `passwordHash` later detects a concurrent change. */
export interface VerifiedCredentials {
  accountId: string;
  passwordHash: string;
  confirmed: boolean;
}

/** Verifies e-mail and password. */
@Injectable()
export class CredentialVerifier {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly networks: KnownNetworks,
    private readonly limiter: AuthRateLimiter,
  ) {}

  /**
   * Throws the same DomainError for an unknown e-mail, a wrong password and a locked account, after the same work.
   * Records an event for each refusal.
   */
  async verify({ email, password }: SignInRequest, ip: string): Promise<VerifiedCredentials> {
    const caller = await this.networks.identifyCaller(email, ip);
    await this.limiter.consume('signIn', caller);
    const [row] = await this.database.read((em) =>
      em.execute<Row[]>(
        `select id, password_hash, locked_at is not null as locked, confirmed_at is not null as confirmed
           from account where lower(email) = lower(?)`,
        [email],
      ),
    );
    const isCorrect = await this.passwords.verify(row?.password_hash ?? null, password);
    if (!row?.password_hash || !isCorrect || row.locked) {
      await this.recordRefusal(row?.id ?? null, row ? (isCorrect ? 'locked' : 'password') : 'unknown');
      throw signInRefusedError();
    }
    await this.limiter.refund('signIn', caller);
    return { accountId: row.id, passwordHash: row.password_hash, confirmed: row.confirmed };
  }

  recordRefusal(userId: string | null, reason: 'unknown' | 'password' | 'locked' | 'unconfirmed'): Promise<void> {
    return this.database.transaction(async (em) => {
      recordWithoutAggregate(em, SignInRefused, { userId, reason }, null);
    });
  }
}

export function signInRefusedError(): DomainError {
  return new DomainError(
    'unauthenticated',
    IDENTITY_CODES.signInRefused,
    'The email address or the password is not correct.',
  );
}
