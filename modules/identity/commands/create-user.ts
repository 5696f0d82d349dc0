import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import type { UserForm } from '../contract/api/users.js';
import { Account } from '../domain/account.js';
import { emailTakenError, isEmailTaken } from '../domain/accounts.js';
import { grantRights } from '../domain/change-rights.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';

/**
 * Creates an account with rights and mails it a link, by which its owner sets the password and confirms the address.
 * Returns the id.
 */
export class CreateUser extends Command<string> {
  constructor(
    readonly form: UserForm,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly database: Database,
  ) {}

  async execute({ form, actor }: CreateUser): Promise<string> {
    const { firstName, lastName, email, privileges, organizations } = form;
    await assertOrganizationsExist(this.directory, organizations, 'organizations');
    return this.database.transaction(async (em) => {
      if (await isEmailTaken(em, email)) throw emailTakenError();
      const account = Account.create({ firstName, lastName, email }, null, actor.id);
      grantRights(account, { privileges: [...new Set(privileges)], organizations: [...new Set(organizations)] }, actor);
      account.requestPasswordLink('first', actor.id);
      em.persist(account);
      return account.id;
    });
  }
}
