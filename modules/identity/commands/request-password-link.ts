import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { accountOfAddress } from '../domain/accounts.js';

/** Forgot password: it succeeds for unknown addresses too (P6.2, near P6.3). */
export class RequestPasswordLink extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(RequestPasswordLink)
export class RequestPasswordLinkHandler implements ICommandHandler<RequestPasswordLink> {
  constructor(private readonly database: Database) {}

  execute({ email }: RequestPasswordLink): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await accountOfAddress(em, email);
      if (account && !account.lockedAt) account.requestPasswordLink('forgotten');
    });
  }
}
