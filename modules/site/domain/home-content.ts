import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '#platform/database/aggregate.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { sanitizeRichText } from '#platform/text/rich-text.js';
import { SITE_LIMITS } from '../contract/api/site.js';
import { ContentPublished } from '../contract/events.js';

const HomeContentSchema = defineEntity({
  name: 'HomeContent',
  tableName: 'home_content',
  properties: {
    ...aggregateProperties,
    text: p.text(),
    publishedBy: p.uuid(),
    publishedAt: p.datetime(),
  },
});

/** The editors' block on Home. Each publication is a row; the newest is shown, the others are the history. */
export class HomeContent extends HomeContentSchema.class {
  /** Throws DomainError invalid at `text` if the sanitized text is empty or too long. */
  static publish(html: string, publisherId: string, now: Date): HomeContent {
    const text = sanitizeRichText(html);
    if (!text) throw invalidFieldError('text', 'Text is required');
    if (text.length > SITE_LIMITS.content) {
      throw invalidFieldError('text', `Text must be ${SITE_LIMITS.content} symbols or less`);
    }
    const content = Object.assign(new HomeContent(), {
      id: newId(),
      eventCount: 0,
      text,
      publishedBy: publisherId,
      publishedAt: now,
    });
    record(content, ContentPublished, { contentId: content.id, publishedAt: now.toISOString() }, publisherId);
    return content;
  }
}
HomeContentSchema.setClass(HomeContent);
