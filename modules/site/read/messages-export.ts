import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ExportShare } from '#modules/identity/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { MessagesExport } from '../contract/queries.js';
import { IS_OWN_MESSAGE } from './messages-of-addresses.js';

const ABOUT = 'Messages to us by Contact Us that gave your email address, which nobody checked there.';

const MESSAGES = `
  select name, email, organization, phone, reason_for_contact as "reasonForContact", message, created_at as "sentAt"
    from contact_message where ${IS_OWN_MESSAGE} order by id`;

@QueryHandler(MessagesExport)
export class MessagesExportHandler implements IQueryHandler<MessagesExport> {
  constructor(private readonly database: Database) {}

  async execute({ addresses }: MessagesExport): Promise<ExportShare> {
    const rows = await this.database.lookup<{ sentAt: string }>(MESSAGES, [JSON.stringify(addresses)]);
    const content = rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }));
    return { parts: [{ fileName: 'messages.json', about: ABOUT, content }], files: [] };
  }
}
