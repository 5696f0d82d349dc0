import { Query } from '@nestjs/cqrs';
import type { ExportShare } from '#modules/identity/contract/queries.js';

export { MAIL_SUBJECTS } from './mail-subjects.js';

/** The mails to a user that are kept, without their text, for the download of what is kept. */
export class MailsExport extends Query<ExportShare> {
  constructor(readonly userId: string) {
    super();
  }
}
