import { Body, Controller, Delete, Ip, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { validationError } from '../../src/platform/http/validation.js';
import { ConfirmAccount } from './commands/confirm-account.js';
import { RegisterAccount } from './commands/register-account.js';
import { RequestConfirmation } from './commands/request-confirmation.js';
import { RequestPasswordLink } from './commands/request-password-link.js';
import { ResendConfirmation } from './commands/resend-confirmation.js';
import { SetPassword } from './commands/set-password.js';
import {
  ConfirmationResponse,
  ForgotPasswordForm,
  MessageResponse,
  SetPasswordRequest,
  SignInRequest,
  SignUpRequest,
} from './contract/api.js';
import { Throttle } from './security/throttle.js';

/** What visitors may do on their way to an account. None of it tells whether an address is known. */
@Public()
@Controller('api/users')
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly throttle: Throttle,
  ) {}

  @Post()
  @Returns(MessageResponse, 201)
  async register(@Body({ schema: SignUpRequest }) body: SignUpRequest, @Ip() ip: string): Promise<MessageResponse> {
    await this.throttle.count('signUp', { account: body.email, ip });
    await this.commands.execute(new RegisterAccount(body));
    return { message: 'Thank you for registering. Please follow the link in the email we sent you.' };
  }

  @Patch('confirmation/:token')
  @Returns(ConfirmationResponse, 201)
  async confirm(@Param('token') token: string): Promise<ConfirmationResponse> {
    await this.commands.execute(new ConfirmAccount(token));
    return { statusCode: 201, message: 'Your email address is confirmed. You may now sign in.' };
  }

  @Patch('resend-email-confirmation/:token')
  @Returns(ConfirmationResponse, 201)
  async resend(@Param('token') token: string, @Ip() ip: string): Promise<ConfirmationResponse> {
    await this.throttle.count('confirmationMail', { account: token, ip });
    await this.commands.execute(new ResendConfirmation(token));
    return { statusCode: 201, message: 'We sent you a new activation link. Please check your email.' };
  }

  @Post('confirmation')
  @Returns(MessageResponse)
  async requestConfirmation(
    @Body({ schema: SignInRequest }) body: SignInRequest,
    @Ip() ip: string,
  ): Promise<MessageResponse> {
    await this.commands.execute(new RequestConfirmation(body, ip));
    return { message: 'We sent you a new activation link. Please check your email.' };
  }

  @Delete(':email/password')
  @Returns(MessageResponse)
  async forgotPassword(@Param('email') address: string, @Ip() ip: string): Promise<MessageResponse> {
    const form = ForgotPasswordForm.safeParse({ email: address });
    if (!form.success) throw validationError(form.error.issues);
    await this.throttle.count('passwordMail', { account: form.data.email, ip });
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
