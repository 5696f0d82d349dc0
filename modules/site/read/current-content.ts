import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { DEFAULT_CONTENT } from '../domain/default-content.js';

/** Reads Home's current content. */
@Injectable()
export class CurrentContent {
  constructor(private readonly database: Database) {}

  async text(): Promise<string> {
    const [published] = await this.database.read((em) =>
      em.execute<{ text: string }[]>('select text from home_content order by published_at desc, id desc limit 1'),
    );
    return published?.text ?? DEFAULT_CONTENT;
  }
}
