import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { type DomainError, invalidFieldError, notFoundError } from '#platform/errors/domain-error.js';
import { recordWithoutAggregate } from '#platform/events/outbox.subscriber.js';
import { PASSWORD_MESSAGES, sharesRunWithName } from '../contract/api/account-rules.js';
import { SETTINGS_MESSAGES, type SettingsRequest } from '../contract/api/settings.js';
import { CurrentPasswordRefused } from '../contract/session-events.js';
import { AuthRateLimiter } from '../security/auth-rate-limiter.js';
import { KnownNetworks } from '../security/known-networks.js';
import { Passwords } from '../security/passwords.js';

interface Row {
  email: string;
  is_own_email: boolean;
  first_name: string;
  last_name: string;
  password_hash: string | null;
}

type Proof = Pick<SettingsRequest, 'currentPassword'> & Partial<Pick<SettingsRequest, 'email' | 'newPassword'>>;

/** The result of a check; `passwordHash` later detects a concurrent change. */
export interface VerifiedPassword {
  /** Whether the request's e-mail is the account's; in another case it is a change like any other. */
  isOwnEmail: boolean;
  passwordHash: string;
}

/** Verifies that the user of a session knows the account's password. */
@Injectable()
export class CurrentPasswordVerifier {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly networks: KnownNetworks,
    private readonly limiter: AuthRateLimiter,
  ) {}

  /**
   * Throws DomainError invalid at the failing fields. Counts against the same limit as signing in, so that a stolen
   * session is no second way to guess. Records an event for each wrong password.
   */
  async verify(accountId: string, request: Proof, ip: string): Promise<VerifiedPassword> {
    const [row] = await this.database.read((em) =>
      em.execute<Row[]>(
        `select email, email = ? as is_own_email, first_name, last_name, password_hash
           from account where id = ?`,
        [request.email?.trim() ?? '', accountId],
      ),
    );
    if (!row) throw notFoundError('The user');
    if (sharesRunWithName(request.newPassword ?? '', row.first_name, row.last_name))
      throw invalidFieldError('newPassword', PASSWORD_MESSAGES.name);
    const caller = await this.networks.identifyCaller(row.email, ip);
    await this.limiter.consume('signIn', caller);
    if (!(await this.passwords.verify(row.password_hash, request.currentPassword)) || !row.password_hash) {
      await this.database.transaction(async (em) =>
        recordWithoutAggregate(em, CurrentPasswordRefused, { userId: accountId }, accountId),
      );
      throw wrongPasswordError();
    }
    await this.limiter.refund('signIn', caller);
    return { isOwnEmail: row.is_own_email, passwordHash: row.password_hash };
  }
}

export function wrongPasswordError(): DomainError {
  return invalidFieldError('currentPassword', SETTINGS_MESSAGES.wrongPassword, 'wrong_password');
}
