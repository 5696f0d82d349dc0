import {
  SourceOfTasks,
  type TaskBounds,
  type TaskHolder,
  type TaskSource,
} from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { Database } from '#platform/database/database.js';
import { MyApplications } from '../my-applications.js';
import { draft } from './draft.js';
import { refusedAttachment } from './refused-attachment.js';

type Kind = 'draft' | 'refusedAttachment';

/** Tasks about the account's own applications. */
@SourceOfTasks(['draft', 'refusedAttachment'])
export class ApplicationTasks implements TaskSource<Kind> {
  constructor(
    private readonly applications: MyApplications,
    private readonly database: Database,
  ) {}

  /** One user has few drafts, so that all are read for a page. */
  async page(kind: Kind, { id }: TaskHolder, { offset, limit }: TaskBounds): Promise<TaskPage> {
    const openDrafts = async () => (await this.applications.all(id, ['draft'])).filter(({ canEdit }) => canEdit);
    const items = kind === 'draft' ? draft(await openDrafts()) : await refusedAttachment(this.database, id, openDrafts);
    return { items: items.slice(offset, offset + limit), totalItemsCount: items.length };
  }
}
