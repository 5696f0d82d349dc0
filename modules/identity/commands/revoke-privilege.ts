import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import type { PrivilegeId } from '../contract/privileges.js';
import { accountOfAddress } from '../domain/accounts.js';

/** Takes a privilege and organizations away; the next call of the account is refused. */
export class RevokePrivilege extends Command<void> {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {
    super();
  }
}

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
