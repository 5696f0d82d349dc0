import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { ActorNames } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import type { PublishedText } from '../contract/api/site.js';

interface Row {
  id: string;
  text: string;
  publishedBy: string;
  publishedAt: string;
}

const TEXTS = `
  select id, text, published_by as "publishedBy", published_at as "publishedAt"
    from home_content order by published_at desc, id desc limit ? offset ?`;

/** All texts of Home so far, the one in use first. */
@Injectable()
export class PublishedTexts {
  constructor(
    private readonly database: Database,
    private readonly names: ActorNames,
  ) {}

  async list({ offset, limit }: { offset: number; limit: number }): Promise<Page<PublishedText>> {
    const [rows, [total]] = await Promise.all([
      this.database.lookup<Row>(TEXTS, [limit, offset]),
      this.database.rows<{ count: number }>('select count(*)::int as count from home_content'),
    ]);
    const names = await this.names.byIds(rows.map(({ publishedBy }) => publishedBy));
    const items = rows.map(({ publishedBy, publishedAt, ...row }) => ({
      ...row,
      publishedAt: new Date(publishedAt).toISOString(),
      by: names.get(publishedBy) ?? null,
    }));
    return { items, totalItemsCount: total?.count ?? 0 };
  }
}
