import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { Clock } from '#platform/time/clock.js';
import { IDENTITY_CODES } from '../contract/api/accounts.js';
import { SETTINGS_MESSAGES } from '../contract/api/settings.js';
import { isEmailTaken, loadAccountForUpdate } from '../domain/accounts.js';
import { findOpenEmailChange } from '../domain/email-change.js';
import { LinkTokens, linkInvalidError } from '../security/link-tokens.js';

/** Applies an e-mail change by the link mailed to the new address. The link works once. */
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
      if (link?.isUsed) throw new DomainError('conflict', IDENTITY_CODES.linkUsed, SETTINGS_MESSAGES.linkUsed);
      if (!link?.isUsable) throw linkInvalidError();
      const account = await loadAccountForUpdate(em, link.accountId);
      const change = await findOpenEmailChange(em, account.id);
      if (!change || account.lockedAt) throw linkInvalidError();
      // The address may have been registered since the mail was sent.
      if (await isEmailTaken(em, change.toEmail, account.id))
        throw new DomainError('conflict', IDENTITY_CODES.emailTaken, `${SETTINGS_MESSAGES.emailTaken}.`);
      await this.links.use(em, token);
      change.confirm(account, this.clock.now());
      // Invalidates the links in the old mailbox.
      await this.links.end(em, account.id, 'password', 'confirmation', 'emailChange');
      return { userId: account.id, email: account.email };
    });
  }
}
