import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { SetPasswordRequest } from '../contract/api.js';
import { accountForChange, revokeSessions } from '../domain/accounts.js';
import { openEmailChange } from '../domain/email-change.js';
import { LinkTokens, linkInvalid } from '../security/link-tokens.js';
import { Passwords } from '../security/passwords.js';

/** Sets a password by a mailed link; every session and link of the account ends (near P6.3). */
export class SetPassword extends Command<void> {
  constructor(readonly request: SetPasswordRequest) {
    super();
  }
}

@CommandHandler(SetPassword)
export class SetPasswordHandler implements ICommandHandler<SetPassword> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  execute({ request: { token, password } }: SetPassword): Promise<void> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'password');
      if (!link?.usable) throw linkInvalid();
      const account = await accountForChange(em, link.accountId);
      if (account.lockedAt) throw linkInvalid();
      account.checkPassword(password);
      const now = this.clock.now();
      account.setPassword(await this.passwords.hash(password), now);
      await revokeSessions(em, account.id, 'passwordSet', now, null);
      // A stranger who knew the old password may have asked for an address of their own.
      (await openEmailChange(em, account.id))?.giveUp(now);
      await this.links.end(em, account.id, 'password', 'confirmation', 'emailChange');
    });
  }
}
