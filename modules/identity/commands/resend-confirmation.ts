import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { accountForChange } from '../domain/accounts.js';
import { LinkTokens, linkInvalid } from '../security/link-tokens.js';

/** Mails a new confirmation link to the owner of an old one, also of an expired one (P4.10, near P4.9). */
export class ResendConfirmation extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ResendConfirmation)
export class ResendConfirmationHandler implements ICommandHandler<ResendConfirmation> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  execute({ token }: ResendConfirmation): Promise<void> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'confirmation');
      if (!link) throw linkInvalid();
      const account = await accountForChange(em, link.accountId);
      if (account.confirmedAt) throw linkInvalid();
      account.requestConfirmationLink();
    });
  }
}
