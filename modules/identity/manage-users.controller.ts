import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, Allow, CurrentActor } from '#platform/http/access.js';
import { type Page, pageSchema } from '#platform/http/paging.js';
import { Returns } from '#platform/http/returns.js';
import { CreateUser } from './commands/create-user.js';
import { EditUser } from './commands/edit-user.js';
import { RemoveUser } from './commands/remove-user.js';
import { SetAccountAccess } from './commands/set-account-access.js';
import { SignOutEverywhere } from './commands/sign-out-everywhere.js';
import { AccessRequest, MessageResponse } from './contract/api/accounts.js';
import {
  UserConsequences as ConsequencesResponse,
  PrivilegeResponse,
  UserSessions as SessionsResponse,
  UserEdit,
  UserForm,
  UserSummary,
  UsersQuery,
} from './contract/api/users.js';
import { UserConsequences } from './read/user-consequences.js';
import { UserSessions } from './read/user-sessions.js';
import { privilegesFor, Users } from './read/users.js';

const Id = z.uuid();

/** User management. */
@Allow(...RIGHTS.manageUsers)
@Controller('api/users')
export class ManageUsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly users: Users,
    private readonly consequencesOf: UserConsequences,
    private readonly sessionsOf: UserSessions,
  ) {}

  @Get()
  @Returns(pageSchema(UserSummary))
  list(@Query({ schema: UsersQuery }) query: UsersQuery): Promise<Page<UserSummary>> {
    return this.users.list(query);
  }

  @Get('privileges')
  @Returns(z.array(PrivilegeResponse))
  privileges(@CurrentActor() actor: Actor): PrivilegeResponse[] {
    return privilegesFor(actor);
  }

  /** Returns the new user. */
  @Post('admin')
  @Returns(UserSummary, 201)
  async create(@Body({ schema: UserForm }) form: UserForm, @CurrentActor() actor: Actor): Promise<UserSummary> {
    return this.users.get(await this.commands.execute(new CreateUser(form, actor)));
  }

  /** Returns the changed user. */
  @Patch(':id')
  @Returns(UserSummary)
  async edit(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: UserEdit }) edit: UserEdit,
    @CurrentActor() actor: Actor,
  ): Promise<UserSummary> {
    await this.commands.execute(new EditUser(id, edit, actor));
    return this.users.get(id);
  }

  /** The account as a change of it begins, without its profile. */
  @Get(':id/summary')
  @Returns(UserSummary)
  summary(@Param('id', { schema: Id }) id: string): Promise<UserSummary> {
    return this.users.get(id);
  }

  @Get(':id/consequences')
  @Returns(ConsequencesResponse)
  consequences(@Param('id', { schema: Id }) id: string): Promise<ConsequencesResponse> {
    return this.consequencesOf.get(id);
  }

  @Get(':id/sessions')
  @Returns(SessionsResponse)
  sessions(@Param('id', { schema: Id }) id: string): Promise<SessionsResponse> {
    return this.sessionsOf.get(id);
  }

  @Patch(':id/signOutEverywhere')
  @Returns(MessageResponse)
  async signOutEverywhere(
    @Param('id', { schema: Id }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<MessageResponse> {
    await this.commands.execute(new SignOutEverywhere(id, actor));
    return { message: 'The user is signed out on all devices.' };
  }

  @Delete(':id')
  @Returns(MessageResponse)
  async remove(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<MessageResponse> {
    await this.commands.execute(new RemoveUser(id, actor));
    return { message: 'The user is removed.' };
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
