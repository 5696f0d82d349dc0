import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { GrantPrivilege } from '../contract/commands.js';
import { findAccountByEmail } from '../domain/accounts.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';

@CommandHandler(GrantPrivilege)
export class GrantPrivilegeHandler implements ICommandHandler<GrantPrivilege> {
  constructor(
    private readonly directory: DirectoryApi,
    private readonly database: Database,
  ) {}

  async execute({ email, privilege, organizations }: GrantPrivilege): Promise<void> {
    await assertOrganizationsExist(this.directory, organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await findAccountByEmail(em, email);
      if (!account) throw notFoundError(`An account with the address ${email}`);
      account.grant({ privileges: [privilege], organizations }, null);
    });
  }
}
