import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import { HomeContent } from '../domain/home-content.js';

/** Publishes Home's content and returns the sanitized text. */
export class PublishContent extends Command<{ text: string }> {
  constructor(
    readonly html: string,
    readonly publisherId: string,
  ) {
    super();
  }
}

@CommandHandler(PublishContent)
export class PublishContentHandler implements ICommandHandler<PublishContent> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pages: PageCache,
  ) {}

  execute({ html, publisherId }: PublishContent): Promise<{ text: string }> {
    return this.database.transaction(async (em) => {
      const content = HomeContent.publish(html, publisherId, this.clock.now());
      em.persist(content);
      await this.pages.purge(em);
      return { text: content.text };
    });
  }
}
