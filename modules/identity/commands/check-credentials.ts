import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { recordAlone } from '../../../src/platform/events/outbox.subscriber.js';
import { IDENTITY_CODES, type SignInRequest } from '../contract/api.js';
import { SignInRefused } from '../contract/events.js';
import { Passwords } from '../security/passwords.js';
import { type Caller, Throttle } from '../security/throttle.js';

interface Row {
  id: string;
  password_hash: string | null;
  locked: boolean;
  confirmed: boolean;
}

/** An account whose password was right; `passwordHash` tells later whether it still is the same. */
export interface Credentials {
  accountId: string;
  passwordHash: string;
  confirmed: boolean;
}

/** Address and password against the accounts: the one place that says whether they belong together. */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Throws one and the same DomainError for an unknown address, a wrong password and a locked account, after the same
   * work (TRUST S11); each refusal is a fact.
   */
  async of({ email, password }: SignInRequest, ip: string): Promise<Credentials> {
    const caller: Caller = { account: email, ip };
    await this.throttle.count('signIn', caller);
    const [row] = await this.database.read((em) =>
      em.execute<Row[]>(
        `select id, password_hash, locked_at is not null as locked, confirmed_at is not null as confirmed
           from account where lower(email) = lower(?)`,
        [email],
      ),
    );
    const right = await this.passwords.verify(row?.password_hash ?? null, password);
    if (!row?.password_hash || !right || row.locked) {
      await this.note(row?.id ?? null, row ? (right ? 'locked' : 'password') : 'unknown');
      throw signInRefused();
    }
    await this.throttle.forgive('signIn', caller);
    return { accountId: row.id, passwordHash: row.password_hash, confirmed: row.confirmed };
  }

  note(userId: string | null, reason: 'unknown' | 'password' | 'locked' | 'unconfirmed'): Promise<void> {
    return this.database.transaction(async (em) => recordAlone(em, SignInRefused, { userId, reason }, null));
  }
}

export function signInRefused(): DomainError {
  return new DomainError(
    'unauthenticated',
    IDENTITY_CODES.signInRefused,
    'The email address or the password is not correct.',
  );
}
