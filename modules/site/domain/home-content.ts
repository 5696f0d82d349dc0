import { defineEntity, p } from '@mikro-orm/postgresql';
import { aggregateProperties, newId, record } from '../../../src/platform/database/aggregate.js';
import { invalidField } from '../../../src/platform/errors.js';
import { cleanRichText } from '../../../src/platform/rich-text.js';
import { SITE_LIMITS } from '../contract/api.js';
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

/** The editors' block on Home, one row each time it is published: the newest is shown, the others tell its history. */
export class HomeContent extends HomeContentSchema.class {
  /** Throws DomainError invalid at `text` when cleaning leaves nothing to read, or more than fits. */
  static publish(html: string, publisherId: string, now: Date): HomeContent {
    const text = cleanRichText(html);
    if (!text) throw invalidField('text', 'Text is required');
    if (text.length > SITE_LIMITS.content) {
      throw invalidField('text', `Text must be ${SITE_LIMITS.content} symbols or less`);
    }
    const content = Object.assign(new HomeContent(), {
      id: newId(),
      factCount: 0,
      text,
      publishedBy: publisherId,
      publishedAt: now,
    });
    record(content, ContentPublished, { contentId: content.id, publishedAt: now.toISOString() }, publisherId);
    return content;
  }
}
HomeContentSchema.setClass(HomeContent);
