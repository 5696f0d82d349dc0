import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ContactOfUser } from '../contract/queries.js';
import { computeCompletion } from '../domain/profile.js';
import { loadStoredProfile } from './stored-profile.js';

@QueryHandler(ContactOfUser)
export class ContactOfUserHandler implements IQueryHandler<ContactOfUser> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: ContactOfUser): Promise<QueryResult<ContactOfUser>> {
    const { contact, references, documents } = await loadStoredProfile(this.database, userId);
    if (!contact) return null;
    const { isProfileCompleted } = computeCompletion({ contact, references }, documents);
    return { ...contact, isProfileCompleted };
  }
}
