import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import { invalidField, notFound } from '../../../src/platform/errors.js';
import { OrganizationsByNumbers } from '../../directory/contract/questions.js';
import { GrantPrivilege } from '../contract/questions.js';
import { accountOfAddress } from '../domain/accounts.js';

@CommandHandler(GrantPrivilege)
export class GrantPrivilegeHandler implements ICommandHandler<GrantPrivilege> {
  constructor(
    private readonly ask: Ask,
    private readonly database: Database,
  ) {}

  async execute({ email, privilege, organizations }: GrantPrivilege): Promise<void> {
    await this.mustExist(organizations);
    await this.database.transaction(async (em) => {
      const account = await accountOfAddress(em, email);
      if (!account) throw notFound(`An account with the address ${email}`);
      account.grant({ privileges: [privilege], organizations }, null);
    });
  }

  private async mustExist(organizations: readonly string[]): Promise<void> {
    const known = await this.ask.of(new OrganizationsByNumbers(organizations));
    const unknown = organizations.filter((number) => !known.some(({ accountNumber }) => accountNumber === number));
    if (unknown.length) throw invalidField('organizations', `There is no organization ${unknown.join(', ')}.`);
  }
}
