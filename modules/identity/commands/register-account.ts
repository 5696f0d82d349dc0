import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { SignUpRequest } from '../contract/api.js';
import { Account } from '../domain/account.js';
import { accountOfAddress } from '../domain/accounts.js';
import { LinkTokens } from '../security/link-tokens.js';
import { Passwords } from '../security/passwords.js';

/** A visitor signs up. It succeeds for a known address too, whose owner then gets a mail (near P4.2). */
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
    private readonly links: LinkTokens,
  ) {}

  async execute({ request: { password, ...person } }: RegisterAccount): Promise<void> {
    // Hashed in any case, so that the answer takes as long for a known address.
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (em) => {
      const known = await accountOfAddress(em, person.email);
      if (!known) {
        em.persist(Account.register(person, passwordHash));
        return;
      }
      known.registerAgain(person, passwordHash);
      await this.links.end(em, known.id, 'confirmation');
    });
  }
}
