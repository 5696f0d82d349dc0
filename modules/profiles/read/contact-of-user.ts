import { type IQueryHandler, QueryHandler, type QueryResult } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ContactOfUser } from '../contract/queries.js';
import { computeCompletion, Profile } from '../domain/profile.js';
import { ProfileDocument } from '../domain/profile-document.js';

@QueryHandler(ContactOfUser)
export class ContactOfUserHandler implements IQueryHandler<ContactOfUser> {
  constructor(private readonly database: Database) {}

  execute({ userId }: ContactOfUser): Promise<QueryResult<ContactOfUser>> {
    return this.database.read(async (em) => {
      const profile = await em.findOne(Profile, { userId });
      if (!profile?.contact) return null;
      const documents = await em.find(ProfileDocument, { userId, removedAt: null });
      return { ...profile.contact, isProfileCompleted: computeCompletion(profile, documents).isProfileCompleted };
    });
  }
}
