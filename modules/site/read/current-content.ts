import { Injectable } from '@nestjs/common';
import { Database } from '../../../src/platform/database/database.js';
import { FIRST_CONTENT } from '../domain/first-content.js';

/** What everybody reads on Home (P1.3). */
@Injectable()
export class CurrentContent {
  constructor(private readonly database: Database) {}

  async text(): Promise<string> {
    const [published] = await this.database.read((em) =>
      em.execute<{ text: string }[]>('select text from home_content order by published_at desc, id desc limit 1'),
    );
    return published?.text ?? FIRST_CONTENT;
  }
}
