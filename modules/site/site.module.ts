import { Global, Module } from '@nestjs/common';
import { Entities } from '#platform/database/entities.module.js';
import { Housekeeping } from '#platform/database/housekeeping.js';
import { PublishContentHandler } from './commands/publish-content.js';
import { ReceiveContactMessageHandler } from './commands/receive-contact-message.js';
import { CommonController } from './common.controller.js';
import { ContentController } from './content.controller.js';
import { SiteApi } from './contract/site-api.js';
import { ContactMessage } from './domain/contact-message.js';
import { HomeContent } from './domain/home-content.js';
import { CurrentContent } from './read/current-content.js';
import { PublishedTexts } from './read/published-texts.js';
import { ProofOfWorkCaptcha } from './security/proof-of-work-captcha.js';
import { SiteSeed } from './site.seed.js';
import { SiteService } from './site.service.js';
import { MessagesShare } from './user-data.js';

/**
 * The editors' block on Home, messages of the contact form, and the captcha of public forms.
 *
 * Owns the aggregates HomeContent and ContactMessage; the tables `home_content`, `contact_message`, `spent_challenge`.
 */
@Global()
@Module({
  imports: [Entities.register([ContactMessage, HomeContent])],
  controllers: [CommonController, ContentController],
  providers: [
    MessagesShare,
    CurrentContent,
    PublishedTexts,
    ProofOfWorkCaptcha,
    PublishContentHandler,
    ReceiveContactMessageHandler,
    SiteSeed,
    { provide: SiteApi, useClass: SiteService },
  ],
  exports: [SiteApi],
})
export class SiteModule {
  constructor(housekeeping: Housekeeping) {
    // Keeps them a day longer than needed, because the clocks of several instances may differ.
    housekeeping.addDeletions("delete from spent_challenge where expires_at < clock_timestamp() - interval '1 day'");
  }
}
