import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TaskPage } from '#modules/reporting/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { ApplicationTask } from '../../contract/queries.js';
import { MyApplications } from '../my-applications.js';
import { draft } from './draft.js';
import { refusedAttachment } from './refused-attachment.js';

@QueryHandler(ApplicationTask)
export class ApplicationTaskHandler implements IQueryHandler<ApplicationTask> {
  constructor(
    private readonly applications: MyApplications,
    private readonly database: Database,
  ) {}

  /** One user has few drafts, so that all are read for a page. */
  async execute({ kind, holder, bounds: { offset, limit } }: ApplicationTask): Promise<TaskPage> {
    const openDrafts = async () => (await this.applications.all(holder.id, ['draft'])).filter(({ canEdit }) => canEdit);
    const items =
      kind === 'draft' ? draft(await openDrafts()) : await refusedAttachment(this.database, holder.id, openDrafts);
    return { items: items.slice(offset, offset + limit), totalItemsCount: items.length };
  }
}
