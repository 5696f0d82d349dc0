import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { Privilege } from '../contract/privileges.js';
import { CreateAdministrator } from '../contract/questions.js';
import { Account } from '../domain/account.js';
import { accountOfAddress } from '../domain/accounts.js';

/** Names until the administrator gives better ones. */
const NAMES = { firstName: 'Site', lastName: 'Administrator' };

@CommandHandler(CreateAdministrator)
export class CreateAdministratorHandler implements ICommandHandler<CreateAdministrator> {
  constructor(private readonly database: Database) {}

  execute({ email }: CreateAdministrator): Promise<void> {
    return this.database.transaction(async (em) => {
      const known = await accountOfAddress(em, email);
      const account = known ?? Account.create({ ...NAMES, email }, null);
      if (!known) em.persist(account);
      account.grant({ privileges: [Privilege.SuperAdmin], organizations: [] }, null);
      account.requestPasswordLink('first');
    });
  }
}
