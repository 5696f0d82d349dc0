import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { ExportShare } from '../../identity/contract/queries.js';
import { MessagesExport } from '../contract/queries.js';

const ABOUT = 'The messages sent to us from your email address by Contact Us.';

const MESSAGES = `
  select name, email, organization, phone, reason_for_contact as "reasonForContact", message, created_at as "sentAt"
    from contact_message where lower(email) = any(?::text[]) order by id`;

@QueryHandler(MessagesExport)
export class MessagesExportHandler implements IQueryHandler<MessagesExport> {
  constructor(private readonly database: Database) {}

  async execute({ emails }: MessagesExport): Promise<ExportShare> {
    const rows = await this.database.lookup<{ sentAt: string }>(MESSAGES, [emails.map((email) => email.toLowerCase())]);
    const content = rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }));
    return { parts: [{ fileName: 'messages.json', about: ABOUT, content }], files: [] };
  }
}
