import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { type DomainError, invalidField, notFound } from '../../../src/platform/errors.js';
import { recordAlone } from '../../../src/platform/events/outbox.subscriber.js';
import { validationError } from '../../../src/platform/http/validation.js';
import { PASSWORD_MESSAGES } from '../contract/account-rules.js';
import { passwordsWithNames, SETTINGS_MESSAGES, type SettingsRequest } from '../contract/api-settings.js';
import { CurrentPasswordRefused } from '../contract/events.js';
import { Passwords } from '../security/passwords.js';
import { Throttle } from '../security/throttle.js';

interface Row {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
}

/** What the check was made against; `passwordHash` tells later whether it still is the same. */
export interface Checked {
  email: string;
  passwordHash: string;
}

/** Whether the person at a signed-in browser is the account's owner (P8.2). */
@Injectable()
export class CheckCurrentPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Throws DomainError invalid at the fields at fault, after counting the attempt together with those of signing in:
   * a stolen session is no second way to guess (TRUST S12). Each wrong password is a fact.
   */
  async of(accountId: string, request: SettingsRequest, ip: string): Promise<Checked> {
    const [row] = await this.database.read((em) =>
      em.execute<Row[]>('select email, first_name, last_name, password_hash from account where id = ?', [accountId]),
    );
    if (!row) throw notFound('The user');
    const withNames = passwordsWithNames(request, { firstName: row.first_name, lastName: row.last_name });
    if (withNames.length > 0)
      throw validationError(withNames.map((path) => ({ path: [path], message: PASSWORD_MESSAGES.name })));
    const caller = { account: row.email, ip };
    await this.throttle.count('signIn', caller);
    if (!(await this.passwords.verify(row.password_hash, request.currentPassword)) || !row.password_hash) {
      await this.database.transaction(async (em) =>
        recordAlone(em, CurrentPasswordRefused, { userId: accountId }, accountId),
      );
      throw wrongPassword();
    }
    await this.throttle.forgive('signIn', caller);
    return { email: row.email, passwordHash: row.password_hash };
  }
}

export function wrongPassword(): DomainError {
  return invalidField('currentPassword', SETTINGS_MESSAGES.wrongPassword, 'wrong_password');
}
