import { Body, Controller, Get, Header, Headers, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Actor, CurrentActor, Public } from '#platform/http/access.js';
import { Returns } from '#platform/http/returns.js';
import { clientNetwork, type Limit, RateLimiter } from '#platform/security/rate-limiter.js';
import { Config } from '#src/config.js';
import { ReceiveContactMessage } from './commands/receive-contact-message.js';
import { Challenge, ContactFormResponse, ContactRequest, SupportResponse } from './contract/api/site.js';
import { ProofOfWorkCaptcha } from './security/proof-of-work-captcha.js';

/** Per network, which a whole school may share, and in all, which is what support can read. */
const CONTACT_LIMITS: Limit<'place'>[] = [
  { per: ['place'], hits: 20, minutes: 60 },
  { per: [], hits: 500, minutes: 60 },
];

/** Support addresses and the contact form. */
@Public()
@Controller('api/common')
export class CommonController {
  constructor(
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly captcha: ProofOfWorkCaptcha,
    private readonly limits: RateLimiter,
  ) {}

  @Get('support')
  @Header('cache-control', 'public, max-age=60')
  @Returns(SupportResponse)
  support(): SupportResponse {
    const { supportEmail, supportPhones, socialLinks } = this.config;
    return { email: supportEmail, phones: supportPhones, social: socialLinks };
  }

  @Get('captcha')
  @Returns(Challenge)
  createChallenge(): Promise<Challenge> {
    return this.captcha.createChallenge();
  }

  @Post('contact-us')
  @Returns(ContactFormResponse, 201)
  async contact(
    @Body({ schema: ContactRequest }) body: ContactRequest,
    @Headers('captchatoken') captchaToken: string | undefined,
    @CurrentActor() actor: Actor | null,
    @Ip() ip: string,
  ): Promise<ContactFormResponse> {
    await this.limits.consume('contact', CONTACT_LIMITS, { place: clientNetwork(ip) });
    await this.commands.execute(new ReceiveContactMessage(body, captchaToken, actor?.id ?? null));
    return { message: 'Thank you for contacting us.' };
  }
}
