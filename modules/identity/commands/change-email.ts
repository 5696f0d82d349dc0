import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { IDENTITY_CODES } from '../contract/api.js';
import { SETTINGS_MESSAGES } from '../contract/api-settings.js';
import { accountForChange, isAddressTaken } from '../domain/accounts.js';
import { openEmailChange } from '../domain/email-change.js';
import { LinkTokens, linkInvalid } from '../security/link-tokens.js';

/** Gives an account its new address by the link mailed there, which works once (near P8.2). */
export class ChangeEmail extends Command<{ userId: string; email: string }> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  execute({ token }: ChangeEmail): Promise<{ userId: string; email: string }> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'emailChange');
      if (!link?.usable) throw linkInvalid();
      const account = await accountForChange(em, link.accountId);
      const change = await openEmailChange(em, account.id);
      if (!change || account.lockedAt) throw linkInvalid();
      // Somebody may have signed up with it while the mail was on its way.
      if (await isAddressTaken(em, change.toEmail))
        throw new DomainError('conflict', IDENTITY_CODES.addressTaken, `${SETTINGS_MESSAGES.addressTaken}.`);
      change.confirm(account, this.clock.now());
      // Links that wait in the old mailbox open this account no more.
      await this.links.end(em, account.id, 'password', 'confirmation', 'emailChange');
      return { userId: account.id, email: account.email };
    });
  }
}
