import { Module } from '@nestjs/common';
import { Entities } from '../../src/platform/database/entities.module.js';
import { Housekeeping } from '../../src/platform/database/housekeeping.js';
import { PublishContentHandler } from './commands/publish-content.js';
import { ReceiveContactMessageHandler } from './commands/receive-contact-message.js';
import { CommonController } from './common.controller.js';
import { ContentController } from './content.controller.js';
import { ContactMessage } from './domain/contact-message.js';
import { HomeContent } from './domain/home-content.js';
import { ContactMessageByIdHandler } from './read/contact-message-by-id.js';
import { CurrentContent } from './read/current-content.js';
import { HumanCheck } from './security/human-check.js';
import { SiteSeed } from './site.seed.js';

/**
 * owns   the editors' block on Home, messages to us, spent human checks
 * says   ContentPublished, ContactMessageReceived
 * hears  nothing
 */
@Module({
  imports: [Entities.of([ContactMessage, HomeContent])],
  controllers: [CommonController, ContentController],
  providers: [
    ContactMessageByIdHandler,
    CurrentContent,
    HumanCheck,
    PublishContentHandler,
    ReceiveContactMessageHandler,
    SiteSeed,
  ],
})
export class SiteModule {
  constructor(housekeeping: Housekeeping) {
    // A day longer than needed: clocks of several instances may differ.
    housekeeping.add("delete from spent_challenge where expires_at < clock_timestamp() - interval '1 day'");
  }
}
