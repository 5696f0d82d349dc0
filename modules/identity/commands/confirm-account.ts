import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { accountForChange } from '../domain/accounts.js';
import { LinkTokens, linkInvalid } from '../security/link-tokens.js';

/** Confirms the address by the mailed link, which works once (P4.6). */
export class ConfirmAccount extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(ConfirmAccount)
export class ConfirmAccountHandler implements ICommandHandler<ConfirmAccount> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  execute({ token }: ConfirmAccount): Promise<void> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'confirmation');
      if (!link?.usable) throw linkInvalid();
      const account = await accountForChange(em, link.accountId);
      account.confirm(this.clock.now(), 'link');
      await this.links.end(em, account.id, 'confirmation');
    });
  }
}
