import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { deleteSignUps, SignUp } from '../domain/sign-up.js';
import { LinkTokens, linkInvalidError } from '../security/link-tokens.js';

/**
 * Confirms the e-mail and adopts the names and password of the link's sign-up. The link works once; later it tells that
 * the account is confirmed.
 */
export class ConfirmAccount extends Command<'confirmed' | 'confirmed before'> {
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

  execute({ token }: ConfirmAccount): Promise<'confirmed' | 'confirmed before'> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'confirmation');
      if (!link) throw linkInvalidError();
      const account = await loadAccountForUpdate(em, link.accountId);
      if (link.isUsed && account.confirmedAt && !account.lockedAt) return 'confirmed before';
      if (!link.isUsable) throw linkInvalidError();
      if (link.signUpId) account.adoptSignUp(await em.findOneOrFail(SignUp, link.signUpId));
      account.confirm(this.clock.now(), 'link');
      await this.links.use(em, token);
      await this.links.end(em, account.id, 'confirmation');
      await deleteSignUps(em, account.id);
      return 'confirmed';
    });
  }
}
