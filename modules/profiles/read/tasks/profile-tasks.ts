import {
  SourceOfTasks,
  type TaskBounds,
  type TaskHolder,
  type TaskSource,
} from '#modules/identity/contract/task-source.js';
import type { TaskPage } from '#modules/shared/tasks.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { profile } from './profile.js';
import { refusedDocument } from './refused-document.js';

type Kind = 'profile' | 'refusedDocument';

/** Tasks about the account's own profile. */
@SourceOfTasks(['profile', 'refusedDocument'])
export class ProfileTasks implements TaskSource<Kind> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  page(kind: Kind, holder: TaskHolder, bounds: TaskBounds): Promise<TaskPage | null> {
    if (kind === 'refusedDocument') return refusedDocument(this.database, holder, bounds);
    return profile(this.database, this.scans, holder);
  }
}
