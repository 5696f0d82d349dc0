import {
  type DataOwner,
  SharesUserData,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { Database } from '#platform/database/database.js';
import { IS_OWN_MESSAGE } from './read/messages-of-addresses.js';

const ABOUT = 'Messages to us by Contact Us that gave your email address, which nobody checked there.';

const MESSAGES = `
  select name, email, organization, phone, reason_for_contact as "reasonForContact", message, created_at as "sentAt"
    from contact_message where ${IS_OWN_MESSAGE} order by id`;

@SharesUserData(['messages'])
export class MessagesShare implements UserDataShare {
  constructor(private readonly database: Database) {}

  async export({ addresses }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<{ sentAt: string }>(MESSAGES, [JSON.stringify(addresses)]);
    const content = rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }));
    return { parts: [{ fileName: 'messages.json', about: ABOUT, content }], files: [] };
  }

  erase({ addresses }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute(`delete from contact_message where ${IS_OWN_MESSAGE}`, [JSON.stringify(addresses)]);
      return [];
    });
  }
}
