import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { RevokePrivilege } from '../contract/questions.js';
import { accountOfAddress } from '../domain/accounts.js';

@CommandHandler(RevokePrivilege)
export class RevokePrivilegeHandler implements ICommandHandler<RevokePrivilege> {
  constructor(private readonly database: Database) {}

  execute({ email, privilege, organizations }: RevokePrivilege): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await accountOfAddress(em, email);
      if (!account) throw notFound(`An account with the address ${email}`);
      account.revoke({ privileges: [privilege], organizations }, null);
    });
  }
}
