import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError, invalidField } from '../../../src/platform/errors.js';
import { emailField } from '../contract/account-rules.js';
import { Privilege } from '../contract/privileges.js';
import { CreateAdministrator } from '../contract/questions.js';
import { Account } from '../domain/account.js';
import { accountOfAddress } from '../domain/accounts.js';

/** Names until the administrator gives better ones. */
const NAMES = { firstName: 'Site', lastName: 'Administrator' };

@CommandHandler(CreateAdministrator)
export class CreateAdministratorHandler implements ICommandHandler<CreateAdministrator> {
  constructor(private readonly database: Database) {}

  async execute({ email: given }: CreateAdministrator): Promise<void> {
    const { success, data: email } = emailField.safeParse(given);
    if (!success) throw invalidField('email', 'Invalid email address');
    await this.database.transaction(async (em) => {
      const known = await accountOfAddress(em, email);
      const account = known ?? Account.create({ ...NAMES, email }, null);
      if (account.lockedAt) {
        throw new DomainError('conflict', 'locked', `${email} is locked: unlock it first, or use another address.`);
      }
      if (!known) em.persist(account);
      account.grant({ privileges: [Privilege.SuperAdmin], organizations: [] }, null);
      account.requestPasswordLink(account.passwordHash ? 'forgotten' : 'first');
    });
  }
}
