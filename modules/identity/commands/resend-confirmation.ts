import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { LinkTokens, linkInvalidError } from '../security/link-tokens.js';

/** Mails a new confirmation link in exchange for an old or expired one. */
export class ResendConfirmation extends Command<void> {
  constructor(
    readonly token: string,
    readonly jobId?: string,
  ) {
    super();
  }
}

@CommandHandler(ResendConfirmation)
export class ResendConfirmationHandler implements ICommandHandler<ResendConfirmation> {
  constructor(
    private readonly database: Database,
    private readonly links: LinkTokens,
  ) {}

  execute({ token, jobId }: ResendConfirmation): Promise<void> {
    return this.database.transaction(async (em) => {
      const link = await this.links.find(em, token, 'confirmation');
      if (!link) throw linkInvalidError();
      const account = await loadAccountForUpdate(em, link.accountId);
      if (account.confirmedAt) throw linkInvalidError();
      account.requestConfirmationLink({ jobId, signUpId: link.signUpId ?? undefined });
    });
  }
}
