import { Controller, Get, Header } from '@nestjs/common';
import { Config } from '../../src/config.js';
import { Public } from '../../src/platform/http/access.js';
import { Returns } from '../../src/platform/http/returns.js';
import { SupportView } from './contract/api.js';

/** How visitors and we reach each other (P10). */
@Public()
@Controller('api/common')
export class CommonController {
  constructor(private readonly config: Config) {}

  @Get('support')
  @Header('cache-control', 'public, max-age=60')
  @Returns(SupportView)
  support(): SupportView {
    const { supportEmail, supportPhones, socialLinks } = this.config;
    return { email: supportEmail, phones: supportPhones, social: socialLinks };
  }
}
