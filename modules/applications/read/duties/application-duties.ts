import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { DutyPage } from '#modules/reporting/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { ApplicationDuty } from '../../contract/queries.js';
import { MyApplications } from '../my-applications.js';
import { draft } from './draft.js';
import { refusedAttachment } from './refused-attachment.js';

@QueryHandler(ApplicationDuty)
export class ApplicationDutyHandler implements IQueryHandler<ApplicationDuty> {
  constructor(
    private readonly applications: MyApplications,
    private readonly database: Database,
  ) {}

  /** One user has few drafts, so that all are read for a page. */
  async execute({ kind, holder, bounds: { offset, limit } }: ApplicationDuty): Promise<DutyPage> {
    const openDrafts = async () => (await this.applications.all(holder.id, ['draft'])).filter(({ canEdit }) => canEdit);
    const items =
      kind === 'draft' ? draft(await openDrafts()) : await refusedAttachment(this.database, holder.id, openDrafts);
    return { items: items.slice(offset, offset + limit), totalItemsCount: items.length };
  }
}
