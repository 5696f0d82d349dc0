import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import { DomainError } from '../../../src/platform/errors.js';
import { IDENTITY_CODES } from '../contract/api.js';
import { CreateAccount } from '../contract/questions.js';
import { Account } from '../domain/account.js';
import { accountOfAddress } from '../domain/accounts.js';
import { Passwords } from '../security/passwords.js';

@CommandHandler(CreateAccount)
export class CreateAccountHandler implements ICommandHandler<CreateAccount> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async execute({ account: wish }: CreateAccount): Promise<string> {
    const passwordHash = await this.passwords.hash(wish.password);
    return this.database.transaction(async (em) => {
      if (await accountOfAddress(em, wish.email))
        throw new DomainError(
          'conflict',
          IDENTITY_CODES.addressTaken,
          `An account with the address ${wish.email} exists.`,
        );
      const { firstName, lastName, email, searchZipCode, searchDistance } = wish;
      const account = Account.create({ firstName, lastName, email }, passwordHash);
      account.checkPassword(wish.password);
      Object.assign(account, { searchZipCode, searchDistance });
      account.confirm(this.clock.now(), 'command');
      account.acceptTerms(this.clock.now());
      account.grant(wish, null);
      em.persist(account);
      return account.id;
    });
  }
}
