import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { GrantPrivilege } from '../contract/questions.js';
import { accountOfAddress } from '../domain/accounts.js';

@CommandHandler(GrantPrivilege)
export class GrantPrivilegeHandler implements ICommandHandler<GrantPrivilege> {
  constructor(private readonly database: Database) {}

  execute({ email, privilege, organizations }: GrantPrivilege): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await accountOfAddress(em, email);
      if (!account) throw notFound(`An account with the address ${email}`);
      account.grant({ privileges: [privilege], organizations }, null);
    });
  }
}
