import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ask } from '../../../src/platform/ask.js';
import { Database } from '../../../src/platform/database/database.js';
import type { Actor } from '../../../src/platform/http/access.js';
import { stale } from '../../../src/platform/http/error.filter.js';
import type { UserRightsRequest } from '../contract/api-users.js';
import { accountForChange } from '../domain/accounts.js';
import { changeRights } from '../domain/change-rights.js';
import { mustBeKnown } from './known-organizations.js';

/** Privileges and organizations of a user as an administrator sets them; they count from the user's next call (W17.9). */
export class ChangeUserRights extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly wish: UserRightsRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeUserRights)
export class ChangeUserRightsHandler implements ICommandHandler<ChangeUserRights> {
  constructor(
    private readonly ask: Ask,
    private readonly database: Database,
  ) {}

  async execute({ accountId, wish, actor }: ChangeUserRights): Promise<void> {
    await mustBeKnown(this.ask, wish.organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await accountForChange(em, accountId);
      if (wish.version !== undefined && wish.version !== account.version) throw stale();
      const privileges = [...new Set(wish.privileges)];
      const organizations = [...new Set(wish.organizations)];
      changeRights(account, { privileges, organizations }, actor);
    });
  }
}
