import { Body, Controller, Delete, Ip, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { validationError } from '#platform/http/validation.js';
import { ConfirmAccount } from './commands/confirm-account.js';
import { RegisterAccount } from './commands/register-account.js';
import { RequestConfirmation } from './commands/request-confirmation.js';
import { RequestPasswordLink } from './commands/request-password-link.js';
import { ResendConfirmation } from './commands/resend-confirmation.js';
import { SetPassword } from './commands/set-password.js';
import {
  ConfirmationRequest,
  ConfirmationResponse,
  ForgotPasswordForm,
  MessageResponse,
  ResendQuery,
  SetPasswordRequest,
  SignUpRequest,
} from './contract/api/accounts.js';
import { AuthRateLimiter } from './security/auth-rate-limiter.js';
import { KnownNetworks } from './security/known-networks.js';

/** Sign-up and password routes for visitors. None of them reveals whether an e-mail address is known. */
@Public()
@Controller('api/users')
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly networks: KnownNetworks,
    private readonly limiter: AuthRateLimiter,
  ) {}

  @Post()
  @Returns(MessageResponse, 201)
  async register(@Body({ schema: SignUpRequest }) body: SignUpRequest, @Ip() ip: string): Promise<MessageResponse> {
    // Counts by e-mail address: counting by account would reveal which addresses were known before the first sign-up.
    const { email } = await this.networks.identifyCaller(body.email, ip);
    await this.limiter.consume('signUp', { account: email, ip });
    await this.limiter.consume('mailToAddress', { account: email, ip });
    await this.commands.execute(new RegisterAccount(body));
    return { message: 'Thank you for registering. Please follow the link in the email we sent you.' };
  }

  @Patch('confirmation/:token')
  @Returns(ConfirmationResponse, 201)
  async confirm(@Param('token') token: string): Promise<ConfirmationResponse> {
    const outcome = await this.commands.execute(new ConfirmAccount(token));
    const isNew = outcome === 'confirmed';
    return {
      statusCode: 201,
      message: `Your email address is ${isNew ? '' : 'already '}confirmed. You may now sign in.`,
    };
  }

  @Patch('resend-email-confirmation/:token')
  @Returns(ConfirmationResponse, 201)
  async resend(
    @Param('token') token: string,
    @Query({ schema: ResendQuery }) { jobId }: ResendQuery,
    @Ip() ip: string,
  ): Promise<ConfirmationResponse> {
    await this.limiter.consume('confirmationMail', { account: token, ip });
    await this.commands.execute(new ResendConfirmation(token, jobId));
    return { statusCode: 201, message: 'We sent you a new activation link. Please check your email.' };
  }

  @Post('confirmation')
  @Returns(MessageResponse)
  async requestConfirmation(
    @Body({ schema: ConfirmationRequest }) body: ConfirmationRequest,
    @Ip() ip: string,
  ): Promise<MessageResponse> {
    await this.commands.execute(new RequestConfirmation(body, ip));
    return { message: 'We sent you a new activation link. Please check your email.' };
  }

  @Delete(':email/password')
  @Returns(MessageResponse)
  async forgotPassword(@Param('email') email: string, @Ip() ip: string): Promise<MessageResponse> {
    const form = ForgotPasswordForm.safeParse({ email });
    if (!form.success) throw validationError(form.error.issues);
    const { email: account, isKnownNetwork } = await this.networks.identifyCaller(form.data.email, ip);
    await this.limiter.consume('passwordMail', { account, ip });
    await this.limiter.consume('mailToAddress', { account, ip, isKnownNetwork });
    await this.commands.execute(new RequestPasswordLink(form.data.email));
    return { message: 'If there is an account with this address, a link to set a new password is on its way.' };
  }

  @Post('password')
  @Returns(MessageResponse)
  async setPassword(@Body({ schema: SetPasswordRequest }) body: SetPasswordRequest): Promise<MessageResponse> {
    await this.commands.execute(new SetPassword(body));
    return { message: 'Your new password is set. You may now sign in.' };
  }
}
