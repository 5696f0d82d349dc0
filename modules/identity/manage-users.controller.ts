import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor } from '../../src/platform/http/access.js';
import { type Page, pageSchema } from '../../src/platform/http/paging.js';
import { Returns } from '../../src/platform/http/returns.js';
import { ChangeUserRights } from './commands/change-user-rights.js';
import { SetAccountAccess } from './commands/set-account-access.js';
import { AccessRequest, MessageResponse } from './contract/api.js';
import { RIGHTS } from './contract/api-rights.js';
import { PrivilegeResponse, UserRightsRequest, UserSummary, UsersQuery } from './contract/api-users.js';
import { PRIVILEGES, Users } from './read/users.js';

const Id = z.uuid();

/** User management (W17). */
@Allow(...RIGHTS.manageUsers)
@Controller('api/users')
export class ManageUsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly users: Users,
  ) {}

  @Get()
  @Returns(pageSchema(UserSummary))
  list(@Query({ schema: UsersQuery }) query: UsersQuery): Promise<Page<UserSummary>> {
    return this.users.list(query);
  }

  @Get('privileges')
  @Returns(z.array(PrivilegeResponse))
  privileges(): PrivilegeResponse[] {
    return PRIVILEGES;
  }

  /** Returns the changed user. */
  @Patch(':id')
  @Returns(UserSummary)
  async changeRights(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: UserRightsRequest }) rights: UserRightsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserSummary> {
    await this.commands.execute(new ChangeUserRights(id, rights, actor));
    return this.users.get(id);
  }

  @Patch(':id/access')
  @Returns(MessageResponse)
  async setAccess(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: AccessRequest }) { isAccessible }: AccessRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MessageResponse> {
    await this.commands.execute(new SetAccountAccess(id, isAccessible, actor));
    return { message: isAccessible ? 'The user may sign in again.' : 'The user is locked out.' };
  }
}
