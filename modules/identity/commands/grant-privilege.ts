import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import type { PrivilegeId } from '../contract/privileges.js';
import { accountOfAddress } from '../domain/accounts.js';

/** Adds a privilege and assigns organizations, by account number; for the command line, hence by address. */
export class GrantPrivilege extends Command<void> {
  constructor(
    readonly email: string,
    readonly privilege: PrivilegeId,
    readonly organizations: readonly string[],
  ) {
    super();
  }
}

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
