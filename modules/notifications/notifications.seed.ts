import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';

/** Removes the mails caused by other seeders and demo users. */
@Seed('mails', 50)
@Injectable()
export class NotificationsSeed implements Seeder {
  constructor(
    private readonly identity: IdentityApi,
    private readonly database: Database,
  ) {}

  /** Empties the mailbox, which is for demos only. Queued mails are dropped later, without a recipient. */
  async remove(): Promise<Record<string, number>> {
    const people = toArrayLiteral(await this.identity.demoAccountIds());
    return this.database.transaction(async (em) => {
      const mailboxMessages = await em.execute('delete from mailbox_message returning 1');
      const sent = await em.execute(
        `delete from mail where recipient_id = any(?::uuid[]) and (sent_at is not null or dropped_at is not null)
         returning 1`,
        [people],
      );
      return { mails: sent.length, 'mails of the mailbox': mailboxMessages.length };
    });
  }
}
