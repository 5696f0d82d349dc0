import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import type { SignUpRequest } from '../contract/api/accounts.js';
import { Account } from '../domain/account.js';
import { findAccountByEmail } from '../domain/accounts.js';
import { Passwords } from '../security/passwords.js';

/** Signs a visitor up. Also succeeds for a known e-mail address, whose owner then gets a mail. */
export class RegisterAccount extends Command<void> {
  constructor(readonly request: SignUpRequest) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  async execute({ request: { password, jobId, ...person } }: RegisterAccount): Promise<void> {
    // Hashes in any case, so that the response takes as long for a known address.
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (em) => {
      const existing = await findAccountByEmail(em, person.email);
      if (!existing) {
        em.persist(Account.register(person, passwordHash, jobId));
        return;
      }
      const signUp = existing.registerAgain(person, passwordHash, jobId);
      if (signUp) em.persist(signUp);
    });
  }
}
