import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { RevokePrivilege } from '../contract/commands.js';
import { findAccountByEmail } from '../domain/accounts.js';

@CommandHandler(RevokePrivilege)
export class RevokePrivilegeHandler implements ICommandHandler<RevokePrivilege> {
  constructor(private readonly database: Database) {}

  execute({ email, privilege, organizations }: RevokePrivilege): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await findAccountByEmail(em, email);
      if (!account) throw notFoundError(`An account with the address ${email}`);
      account.revoke({ privileges: [privilege], organizations }, null);
    });
  }
}
