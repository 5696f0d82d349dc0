import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { notFound } from '../../../src/platform/errors.js';
import { GrantPrivilege } from '../contract/questions.js';
import { accountOfAddress } from '../domain/accounts.js';
import { mustBeKnown } from './known-organizations.js';

@CommandHandler(GrantPrivilege)
export class GrantPrivilegeHandler implements ICommandHandler<GrantPrivilege> {
  constructor(
    private readonly ask: Ask,
    private readonly database: Database,
  ) {}

  async execute({ email, privilege, organizations }: GrantPrivilege): Promise<void> {
    await mustBeKnown(this.ask, organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await accountOfAddress(em, email);
      if (!account) throw notFound(`An account with the address ${email}`);
      account.grant({ privileges: [privilege], organizations }, null);
    });
  }
}
