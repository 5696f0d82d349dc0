import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import { RecordedChanges } from '#platform/events/recorded-changes.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import type { UserEdit } from '../contract/api/users.js';
import type { Account } from '../domain/account.js';
import { correctEmail, renameAccount } from '../domain/account-edits.js';
import { emailTakenError, isEmailTaken, loadAccountForUpdate } from '../domain/accounts.js';
import { assertMayEditEmail, changeRights } from '../domain/change-rights.js';
import { EmailChange } from '../domain/email-change.js';
import { deleteSignUps } from '../domain/sign-up.js';
import { assertSuperAdminRemains, isSuperAdmin } from '../domain/super-admins.js';
import { LinkTokens } from '../security/link-tokens.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';
import { cancelEmailChange } from './cancel-email-change.js';

/**
 * Changes names, e-mail address and rights of a user. Throws StaleError if somebody else changed them since `version`. Names and rights take effect with the user's next request, the
 * address once its link is followed.
 */
export class EditUser extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly edit: UserEdit,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditUser)
export class EditUserHandler implements ICommandHandler<EditUser> {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly database: Database,
    private readonly changes: RecordedChanges,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, edit, actor }: EditUser): Promise<void> {
    await assertOrganizationsExist(this.directory, edit.organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, accountId);
      const { version, ...wanted } = edit;
      if (version !== undefined) await this.changes.assertSeen(em, account, version, wanted);
      const rights = { privileges: [...new Set(edit.privileges)], organizations: [...new Set(edit.organizations)] };
      const before = { id: account.id, privileges: account.privileges };
      changeRights(account, rights, actor);
      if (!isSuperAdmin(account)) await assertSuperAdminRemains(em, before);
      const { firstName, lastName } = account;
      const names = { firstName: edit.firstName ?? firstName, lastName: edit.lastName ?? lastName };
      renameAccount(account, names, actor.id);
      if (edit.email !== undefined) await this.changeEmail(em, account, edit.email, actor);
    });
  }

  /**
   * An address that was never confirmed was perhaps mistyped: it is replaced at once, and its new owner sets the
   * password. Otherwise the address changes once the owner of the new one follows a link.
   */
  private async changeEmail(em: EntityManager, account: Account, email: string, actor: Actor): Promise<void> {
    if (email.toLowerCase() === account.email.toLowerCase()) return;
    assertMayEditEmail(account, actor);
    if (await isEmailTaken(em, email)) throw emailTakenError();
    await cancelEmailChange(em, this.links, account.id, this.clock.now());
    if (account.confirmedAt) {
      em.persist(EmailChange.request(account, email, actor.id));
      return;
    }
    await this.links.end(em, account.id, 'password', 'confirmation');
    await deleteSignUps(em, account.id);
    correctEmail(account, email, actor.id);
  }
}
