import { Body, Controller, Get, Ip, Param, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { notFound } from '../../src/platform/errors.js';
import { type Actor, Allow, CurrentActor, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { AcceptTerms } from './commands/accept-terms.js';
import { ChangeEmail } from './commands/change-email.js';
import { UpdateSettings } from './commands/update-settings.js';
import { WelcomeAccount } from './commands/welcome-account.js';
import { TermsResponse, UserResponse, WelcomeRequest } from './contract/api.js';
import { EmailChangeResponse, SettingsRequest } from './contract/api-settings.js';
import { inSeconds, UserView } from './read/user-view.js';

const Id = z.uuid();

/** What account holders do with their own account. */
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly users: UserView,
  ) {}

  /** As sign-in answers it: rights given since then count here as well (W1.7). */
  @Allow()
  @Get(':id')
  @Returns(UserResponse)
  async own(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<UserResponse> {
    onlyOwn(id, actor);
    return this.users.of(id);
  }

  @Allow()
  @Patch(':id/welcome')
  @Returns(UserResponse)
  async welcome(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: WelcomeRequest }) { role }: WelcomeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    onlyOwn(id, actor);
    await this.commands.execute(new WelcomeAccount(role, actor));
    return this.users.of(id);
  }

  @Allow()
  @Patch(':id/terms-and-conditions')
  @Returns(TermsResponse)
  async acceptTerms(@Param('id', { schema: Id }) id: string, @CurrentActor() actor: Actor): Promise<TermsResponse> {
    onlyOwn(id, actor);
    return { data: inSeconds(await this.commands.execute(new AcceptTerms(actor))) };
  }

  @Allow()
  @Patch(':id/settings')
  @Returns(UserResponse)
  async updateSettings(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: SettingsRequest }) body: SettingsRequest,
    @CurrentActor() actor: Actor,
    @Ip() ip: string,
  ): Promise<UserResponse> {
    onlyOwn(id, actor);
    await this.commands.execute(new UpdateSettings(body, actor, ip));
    return this.users.of(id);
  }

  /** Whoever holds the link has shown that the address is theirs, on whatever device they read their mail. */
  @Public()
  @Patch('email-change/:token')
  @Returns(EmailChangeResponse)
  async changeEmail(@Param('token') token: string): Promise<EmailChangeResponse> {
    const changed = await this.commands.execute(new ChangeEmail(token));
    return { message: 'Your new email address is confirmed. From now on you sign in with it.', ...changed };
  }
}

/** Another's account answers like one that does not exist (near P12.2). */
function onlyOwn(id: string, actor: Actor): void {
  if (id !== actor.id) throw notFound('The user');
}
