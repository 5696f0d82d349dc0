import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { GrantPrivilege } from '../contract/commands.js';
import { findAccountByEmail } from '../domain/accounts.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';

@CommandHandler(GrantPrivilege)
export class GrantPrivilegeHandler implements ICommandHandler<GrantPrivilege> {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  async execute({ email, privilege, organizations }: GrantPrivilege): Promise<void> {
    await assertOrganizationsExist(this.queries, organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await findAccountByEmail(em, email);
      if (!account) throw notFoundError(`An account with the address ${email}`);
      account.grant({ privileges: [privilege], organizations }, null);
    });
  }
}
