import { Body, Controller, Delete, Get, Ip, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Actor, Allow, CurrentActor, Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { assertOwnAccount, managesUsers } from './access.js';
import { AcceptTerms } from './commands/accept-terms.js';
import { ChangeEmail } from './commands/change-email.js';
import { KeepAccount } from './commands/keep-account.js';
import { RequestRemoval } from './commands/request-removal.js';
import { UpdateSettings } from './commands/update-settings.js';
import { WelcomeAccount } from './commands/welcome-account.js';
import { TermsResponse, UserResponse, WelcomeRequest } from './contract/api/accounts.js';
import { EmailChangeResponse, RemovalRequest, SettingsRequest } from './contract/api/settings.js';
import { UserDetails as UserDetailsResponse } from './contract/api/users.js';
import { ForOwnAccount } from './own-account.guard.js';
import { OwnUser, toEpochSeconds } from './read/own-user.js';
import { UserDetails } from './read/user-details.js';

const Id = z.uuid();

/** Routes for the user's own account, of which those who manage users read all. */
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly users: OwnUser,
    private readonly details: UserDetails,
  ) {}

  /**
   * The same response as sign-in, with rights granted since then. Those who manage users get every account, with more
   * fields, and leave a record.
   */
  @Allow()
  @Get(':id')
  @Returns(z.union([UserDetailsResponse, UserResponse]))
  async get(
    @Param('id', { schema: Id }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<UserDetailsResponse | UserResponse> {
    if (managesUsers(actor)) return this.details.get(id, actor.id);
    assertOwnAccount(id, actor);
    return this.users.get(id);
  }

  @Allow()
  @ForOwnAccount()
  @Patch(':id/welcome')
  @Returns(UserResponse)
  async welcome(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: WelcomeRequest }) { role }: WelcomeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    await this.commands.execute(new WelcomeAccount(role, actor));
    return this.users.get(id);
  }

  @Allow()
  @ForOwnAccount()
  @Patch(':id/terms-and-conditions')
  @Returns(TermsResponse)
  async acceptTerms(@Param('id', { schema: Id }) _id: string, @CurrentActor() actor: Actor): Promise<TermsResponse> {
    return { data: toEpochSeconds(await this.commands.execute(new AcceptTerms(actor))) };
  }

  @Allow()
  @ForOwnAccount()
  @Patch(':id/settings')
  @Returns(UserResponse)
  async updateSettings(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: SettingsRequest }) body: SettingsRequest,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<UserResponse> {
    await this.commands.execute(new UpdateSettings(body, actor, ip));
    return this.users.get(id);
  }

  @Allow()
  @ForOwnAccount()
  @Post(':id/removal')
  @Returns(UserResponse)
  async requestRemoval(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: RemovalRequest }) { currentPassword }: RemovalRequest,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<UserResponse> {
    await this.commands.execute(new RequestRemoval(currentPassword, actor, ip));
    return this.users.get(id);
  }

  @Allow()
  @ForOwnAccount()
  @Delete(':id/removal')
  @Returns(UserResponse)
  async keep(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<UserResponse> {
    await this.commands.execute(new KeepAccount(actor));
    return this.users.get(id);
  }

  /** Public: the link may be opened on a device where the user is not signed in. */
  @Public()
  @Patch('email-change/:token')
  @Returns(EmailChangeResponse)
  async changeEmail(@Param('token') token: string): Promise<EmailChangeResponse> {
    const change = await this.commands.execute(new ChangeEmail(token));
    return { message: 'Your new email address is confirmed. From now on you sign in with it.', ...change };
  }
}
