import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { TaskPage } from '#modules/reporting/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { ProfileTask } from '../../contract/queries.js';
import { profile } from './profile.js';
import { refusedDocument } from './refused-document.js';

@QueryHandler(ProfileTask)
export class ProfileTaskHandler implements IQueryHandler<ProfileTask> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  execute({ kind, holder, bounds }: ProfileTask): Promise<TaskPage | null> {
    if (kind === 'refusedDocument') return refusedDocument(this.database, holder, bounds);
    return profile(this.database, this.scans, holder);
  }
}
