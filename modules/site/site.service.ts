import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import type { ContactMessageSummary, SiteApi } from './contract/site-api.js';

/** Answers the other modules. */
@Injectable()
export class SiteService implements SiteApi {
  constructor(private readonly database: Database) {}

  async contactMessage(messageId: string): Promise<ContactMessageSummary | null> {
    const [row] = await this.database.read((em) =>
      em.execute<ContactMessageSummary[]>(
        `select name, email, organization, phone, reason_for_contact as "reasonForContact", message
           from contact_message where id = ?`,
        [messageId],
      ),
    );
    return row ?? null;
  }
}
