import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { ContactOfUser } from '../contract/queries.js';
import { computeCompletion } from '../domain/completion.js';
import { loadStoredProfile } from './stored-profile.js';

@QueryHandler(ContactOfUser)
export class ContactOfUserHandler implements IQueryHandler<ContactOfUser> {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
  ) {}

  async execute({ userId }: ContactOfUser): Promise<QueryResult<ContactOfUser>> {
    const profile = await loadStoredProfile(this.database, this.scans, userId);
    if (!profile.contact) return null;
    const { isProfileCompleted } = computeCompletion(profile, profile.documents);
    return { ...profile.contact, isProfileCompleted };
  }
}
