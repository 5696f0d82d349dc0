import { Body, Controller, Ip, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Actor, Allow, CurrentActor, PublicIgnoringToken } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { RefreshSession } from './commands/refresh-session.js';
import { SignIn } from './commands/sign-in.js';
import { SignOut } from './commands/sign-out.js';
import { SignOutEverywhere } from './commands/sign-out-everywhere.js';
import {
  MessageResponse,
  RefreshRequest,
  SignInRequest,
  SignInResponse,
  TokensResponse,
} from './contract/api/accounts.js';

@Controller('api/auth')
export class AuthController {
  constructor(private readonly commands: CommandBus) {}

  @PublicIgnoringToken()
  @Post('signin')
  @Returns(SignInResponse)
  signIn(@Body({ schema: SignInRequest }) body: SignInRequest, @Ip() ip: string): Promise<SignInResponse> {
    return this.commands.execute(new SignIn(body, ip));
  }

  @PublicIgnoringToken()
  @Post('refresh')
  @Returns(TokensResponse)
  refresh(@Body({ schema: RefreshRequest }) { refreshToken }: RefreshRequest): Promise<TokensResponse> {
    return this.commands.execute(new RefreshSession(refreshToken));
  }

  @Allow()
  @Patch('signOut')
  @Returns(MessageResponse)
  async signOut(@CurrentActor() actor: Actor): Promise<MessageResponse> {
    await this.commands.execute(new SignOut(actor));
    return { message: 'You are signed out.' };
  }

  /** Has no body, like sign-out; also ends the current session. */
  @Allow()
  @Patch('signOutEverywhere')
  @Returns(MessageResponse)
  async signOutEverywhere(@CurrentActor() actor: Actor): Promise<MessageResponse> {
    await this.commands.execute(new SignOutEverywhere(actor.id, actor));
    return { message: 'You are signed out on all devices.' };
  }
}
