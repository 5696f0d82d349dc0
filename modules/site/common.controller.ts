import { Body, Controller, Get, Header, Headers, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Config } from '../../src/config.js';
import { type Actor, CurrentActor, Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { type Limit, placeOf, RateLimits } from '../../src/platform/rate-limits.js';
import { ReceiveContactMessage } from './commands/receive-contact-message.js';
import { Challenge, ContactAnswer, ContactRequest, SupportView } from './contract/api.js';
import { HumanCheck } from './security/human-check.js';

/** A school writes from one address; all of us together read no more than so many. */
const CONTACT_LIMITS: Limit<'place'>[] = [
  { per: ['place'], hits: 20, minutes: 60 },
  { per: [], hits: 500, minutes: 60 },
];

/** How visitors and we reach each other (P10). */
@Public()
@Controller('api/common')
export class CommonController {
  constructor(
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly check: HumanCheck,
    private readonly limits: RateLimits,
  ) {}

  @Get('support')
  @Header('cache-control', 'public, max-age=60')
  @Returns(SupportView)
  support(): SupportView {
    const { supportEmail, supportPhones, socialLinks } = this.config;
    return { email: supportEmail, phones: supportPhones, social: socialLinks };
  }

  @Get('captcha')
  @Returns(Challenge)
  captcha(): Promise<Challenge> {
    return this.check.challenge();
  }

  @Post('contact-us')
  @Returns(ContactAnswer, 201)
  async contact(
    @Body({ schema: ContactRequest }) body: ContactRequest,
    @Headers('captchatoken') captchaToken: string | undefined,
    @CurrentActor() actor: Actor | null,
    @Ip() ip: string,
  ): Promise<ContactAnswer> {
    await this.limits.count('contact', CONTACT_LIMITS, { place: placeOf(ip) });
    await this.commands.execute(new ReceiveContactMessage(body, captchaToken, actor?.id ?? null));
    return { message: 'Thank you for contacting us.' };
  }
}
