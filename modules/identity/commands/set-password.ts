import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import type { SetPasswordRequest } from '../contract/api/accounts.js';
import { loadAccountForUpdate, revokeSessions } from '../domain/accounts.js';
import { findOpenEmailChange } from '../domain/email-change.js';
import { deleteSignUps } from '../domain/sign-up.js';
import { LinkTokens, linkInvalidError } from '../security/link-tokens.js';
import { Passwords } from '../security/passwords.js';

/** Sets a password by a mailed link, and ends all sessions and links of the account. */
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

  async execute({ request: { token, password } }: SetPassword): Promise<void> {
    await this.database.read((em) => this.usableLink(em, token));
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (em) => {
      const link = await this.usableLink(em, token);
      const account = await loadAccountForUpdate(em, link.accountId);
      if (account.lockedAt) throw linkInvalidError();
      account.assertPasswordHidesName(password);
      const now = this.clock.now();
      account.setPassword(passwordHash, now);
      await revokeSessions(em, account.id, 'passwordSet', now, null);
      // A stranger who knew the old password may have requested an e-mail change.
      (await findOpenEmailChange(em, account.id))?.cancel(now);
      await this.links.end(em, account.id, 'password', 'confirmation', 'emailChange');
      await deleteSignUps(em, account.id);
    });
  }

  /** Throws DomainError if there is none. */
  private async usableLink(em: EntityManager, token: string) {
    const link = await this.links.find(em, token, 'password');
    if (!link?.isUsable) throw linkInvalidError();
    return link;
  }
}
