import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import type { SettingsRequest } from '../contract/api/settings.js';
import type { Account } from '../domain/account.js';
import { loadAccountForUpdate, revokeSessions } from '../domain/accounts.js';
import { EmailChange } from '../domain/email-change.js';
import { AuthRateLimiter } from '../security/auth-rate-limiter.js';
import { KnownNetworks } from '../security/known-networks.js';
import { LinkTokens } from '../security/link-tokens.js';
import { Passwords } from '../security/passwords.js';
import { cancelEmailChange } from './cancel-email-change.js';
import { CurrentPasswordVerifier, wrongPasswordError } from './current-password-verifier.js';

/** Changes the user's settings in one transaction; requires the current password. */
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
    private readonly currentPassword: CurrentPasswordVerifier,
    private readonly passwords: Passwords,
    private readonly limiter: AuthRateLimiter,
    private readonly networks: KnownNetworks,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ request, actor, ip }: UpdateSettings): Promise<void> {
    const { email, newPassword, zipCode, searchDistance, isEmailReceiver } = request;
    const verified = await this.currentPassword.verify(actor.id, request, ip);
    const isNewEmail = !verified.isOwnEmail;
    if (isNewEmail) await this.limitMails(email, actor, ip);
    const newHash = newPassword === undefined ? null : await this.passwords.hash(newPassword);
    await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, actor.id);
      // The password may have been changed since the check.
      if (account.passwordHash !== verified.passwordHash) throw wrongPasswordError();
      account.changePreferences({ isEmailReceiver, searchZipCode: zipCode, searchDistance });
      if (newHash) await this.changePassword(em, account, newHash, actor);
      if (isNewEmail) await this.requestEmailChange(em, account, email);
    });
  }

  /** A change of e-mail mails a stranger. */
  private async limitMails(email: string, actor: Actor, ip: string): Promise<void> {
    const target = await this.networks.identifyCaller(email, ip);
    await this.limiter.consume('emailChange', { account: actor.id, ip });
    await this.limiter.consume('mailToAddress', { account: target.email, ip });
  }

  /** Cancels an open e-mail change, which may be a stranger's if it is older than the password. */
  private async changePassword(em: EntityManager, account: Account, hash: string, actor: Actor): Promise<void> {
    const now = this.clock.now();
    account.changePassword(hash);
    await revokeSessions(em, account.id, 'passwordChanged', now, actor.id, actor.sessionId);
    await cancelEmailChange(em, this.links, account.id, this.clock.now());
    await this.links.end(em, account.id, 'password');
  }

  /** The answer is the same for an address that has an account, whose owner is mailed instead of a link. */
  private async requestEmailChange(em: EntityManager, account: Account, email: string): Promise<void> {
    await cancelEmailChange(em, this.links, account.id, this.clock.now());
    em.persist(EmailChange.request(account, email, account.id));
  }
}
