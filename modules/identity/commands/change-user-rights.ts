import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { staleVersionError } from '../../../src/platform/errors/domain-error.js';
import type { Actor } from '../../../src/platform/http/access.js';
import type { UserRightsRequest } from '../contract/api-users.js';
import { loadAccountForUpdate } from '../domain/accounts.js';
import { changeRights } from '../domain/change-rights.js';
import { assertOrganizationsExist } from './assert-organizations-exist.js';

/** Sets the privileges and organizations of a user, effective with the user's next request (W17.9). */
export class ChangeUserRights extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly rights: UserRightsRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeUserRights)
export class ChangeUserRightsHandler implements ICommandHandler<ChangeUserRights> {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  async execute({ accountId, rights, actor }: ChangeUserRights): Promise<void> {
    await assertOrganizationsExist(this.queries, rights.organizations, 'organizations');
    await this.database.transaction(async (em) => {
      const account = await loadAccountForUpdate(em, accountId);
      if (rights.version !== undefined && rights.version !== account.version) throw staleVersionError();
      const privileges = [...new Set(rights.privileges)];
      const organizations = [...new Set(rights.organizations)];
      changeRights(account, { privileges, organizations }, actor);
    });
  }
}
