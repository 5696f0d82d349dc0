import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { IDENTITY_CODES } from '../contract/api.js';
import { SETTINGS_MESSAGES, type SettingsRequest } from '../contract/api-settings.js';
import type { Account } from '../domain/account.js';
import { accountForChange, isAddressTaken, revokeSessions } from '../domain/accounts.js';
import { EmailChange, openEmailChange } from '../domain/email-change.js';
import { LinkTokens } from '../security/link-tokens.js';
import { Passwords } from '../security/passwords.js';
import { Throttle } from '../security/throttle.js';
import { CheckCurrentPassword, wrongPassword } from './check-current-password.js';

/** Changes one's own settings, knowing the current password; all of them or none (P8.1, P8.2). */
export class UpdateSettings extends Command<void> {
  constructor(
    readonly request: SettingsRequest,
    readonly actor: Actor,
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(UpdateSettings)
export class UpdateSettingsHandler implements ICommandHandler<UpdateSettings> {
  constructor(
    private readonly database: Database,
    private readonly currentPassword: CheckCurrentPassword,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ request, actor, ip }: UpdateSettings): Promise<void> {
    const { email, newPassword, zipCode, searchDistance, isEmailReceiver } = request;
    const checked = await this.currentPassword.of(actor.id, request, ip);
    const isNewAddress = !isSame(email, checked.email);
    if (isNewAddress) await this.throttle.count('emailChange', { account: actor.id, ip });
    const newHash = newPassword === undefined ? null : await this.passwords.hash(newPassword);
    await this.database.transaction(async (em) => {
      const account = await accountForChange(em, actor.id);
      // Between the check and now somebody else may have changed it.
      if (account.passwordHash !== checked.passwordHash) throw wrongPassword();
      account.choose({ isEmailReceiver, searchZipCode: zipCode, searchDistance });
      if (newHash) await this.changePassword(em, account, newHash, actor);
      if (isNewAddress) await this.requestEmail(em, account, email);
    });
  }

  /** A wish for another address that is older than the password may be a stranger's. */
  private async changePassword(em: EntityManager, account: Account, hash: string, actor: Actor): Promise<void> {
    const now = this.clock.now();
    account.changePassword(hash);
    await revokeSessions(em, account.id, 'passwordChanged', now, actor.id, actor.sessionId);
    await this.giveUpEmailChange(em, account);
    await this.links.end(em, account.id, 'password');
  }

  private async requestEmail(em: EntityManager, account: Account, email: string): Promise<void> {
    if (await isAddressTaken(em, email)) throw addressTaken();
    await this.giveUpEmailChange(em, account);
    em.persist(EmailChange.request(account, email));
  }

  private async giveUpEmailChange(em: EntityManager, account: Account): Promise<void> {
    (await openEmailChange(em, account.id))?.giveUp(this.clock.now());
    await this.links.end(em, account.id, 'emailChange');
    // An account has one open wish at most, which the database watches over at every statement.
    await em.flush();
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function addressTaken(): DomainError {
  const message = SETTINGS_MESSAGES.addressTaken;
  const code = IDENTITY_CODES.addressTaken;
  return new DomainError('conflict', code, message, [{ path: 'email', code, message }]);
}
