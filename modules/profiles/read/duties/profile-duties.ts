import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { DutyPage } from '#modules/reporting/contract/queries.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { ProfileDuty } from '../../contract/queries.js';
import { profile } from './profile.js';
import { refusedDocument } from './refused-document.js';

@QueryHandler(ProfileDuty)
export class ProfileDutyHandler implements IQueryHandler<ProfileDuty> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  execute({ kind, holder, bounds }: ProfileDuty): Promise<DutyPage | null> {
    if (kind === 'refusedDocument') return refusedDocument(this.database, holder, bounds);
    return profile(this.database, this.scans, holder);
  }
}
