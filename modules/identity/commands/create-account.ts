import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DomainError } from '#platform/errors/domain-error.js';
import { Clock } from '#platform/time/clock.js';
import { IDENTITY_CODES } from '../contract/api/accounts.js';
import { CreateAccount } from '../contract/commands.js';
import { Account } from '../domain/account.js';
import { findAccountByEmail } from '../domain/accounts.js';
import { Passwords } from '../security/passwords.js';

@CommandHandler(CreateAccount)
export class CreateAccountHandler implements ICommandHandler<CreateAccount> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ account: newAccount }: CreateAccount): Promise<string> {
    const passwordHash = await this.passwords.hash(newAccount.password);
    return this.database.transaction(async (em) => {
      if (await findAccountByEmail(em, newAccount.email))
        throw new DomainError(
          'conflict',
          IDENTITY_CODES.emailTaken,
          `An account with the address ${newAccount.email} exists.`,
        );
      const { firstName, lastName, email, searchZipCode, searchDistance } = newAccount;
      const account = Account.create({ firstName, lastName, email }, passwordHash);
      account.assertPasswordHidesName(newAccount.password);
      Object.assign(account, { searchZipCode, searchDistance });
      account.confirm(this.clock.now(), 'command');
      account.acceptTerms(this.clock.now());
      account.grant(newAccount, null);
      em.persist(account);
      return account.id;
    });
  }
}
