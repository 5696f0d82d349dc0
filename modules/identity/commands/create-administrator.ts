import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Privilege } from '#modules/shared/privileges.js';
import { Database } from '#platform/database/database.js';
import { DomainError, invalidFieldError } from '#platform/errors/domain-error.js';
import { emailField } from '../contract/api/account-rules.js';
import { CreateAdministrator } from '../contract/commands.js';
import { Account } from '../domain/account.js';
import { findAccountByEmail } from '../domain/accounts.js';

/** Default names of a new administrator. */
const NAMES = { firstName: 'Site', lastName: 'Administrator' };

@CommandHandler(CreateAdministrator)
export class CreateAdministratorHandler implements ICommandHandler<CreateAdministrator> {
  constructor(private readonly database: Database) {}

  async execute({ email: emailInput }: CreateAdministrator): Promise<void> {
    const { success, data: email } = emailField.safeParse(emailInput);
    if (!success) throw invalidFieldError('email', 'Invalid email address');
    await this.database.transaction(async (em) => {
      const existing = await findAccountByEmail(em, email);
      const account = existing ?? Account.create({ ...NAMES, email }, null);
      if (account.lockedAt) {
        throw new DomainError('conflict', 'locked', `${email} is locked: unlock it first, or use another address.`);
      }
      if (!existing) em.persist(account);
      account.grant({ privileges: [Privilege.SuperAdmin], organizations: [] }, null);
      account.requestPasswordLink(account.passwordHash ? 'forgotten' : 'first');
    });
  }
}
