import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LOCKS } from '#modules/shared/locks.js';
import { takeLock } from '#platform/database/advisory-locks.js';
import { Database } from '#platform/database/database.js';
import { StaleError } from '#platform/errors/stale-error.js';
import { ActorNames } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import type { PublishResponse } from '../contract/api/site.js';
import { HomeContent } from '../domain/home-content.js';

/** Publishes Home's content and returns the sanitized text. Throws StaleError if it is not `seen` that is shown. */
export class PublishContent extends Command<PublishResponse> {
  constructor(
    readonly html: string,
    readonly publisherId: string,
    /** The text that was changed, null for the default one; undefined replaces any. */
    readonly seen?: string | null,
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
    private readonly names: ActorNames,
  ) {}

  execute({ html, publisherId, seen }: PublishContent): Promise<PublishResponse> {
    return this.database.transaction(async (em) => {
      await takeLock(em, LOCKS.homeContent);
      const [shown = null] = await em.find(HomeContent, {}, { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: 1 });
      if (shown && seen !== undefined && seen !== shown.id) throw await this.publishedMeanwhile(shown);
      const content = HomeContent.publish(html, publisherId, this.clock.now());
      em.persist(content);
      await this.pages.purge(em);
      return { text: content.text, publishedAt: content.publishedAt.toISOString() };
    });
  }

  private async publishedMeanwhile({ text, publishedBy, publishedAt }: HomeContent): Promise<StaleError> {
    const names = await this.names.byIds([publishedBy]);
    return new StaleError([
      { path: 'text', saved: text, by: names.get(publishedBy) ?? null, at: publishedAt.toISOString() },
    ]);
  }
}
