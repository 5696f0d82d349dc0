import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ContactOf } from '../contract/questions.js';
import { completionOf, Profile } from '../domain/profile.js';
import { ProfileDocument } from '../domain/profile-document.js';

@QueryHandler(ContactOf)
export class ContactOfHandler implements IQueryHandler<ContactOf> {
  constructor(private readonly database: Database) {}

  execute({ userId }: ContactOf): Promise<ContactOf['answer']> {
    return this.database.read(async (em) => {
      const profile = await em.findOne(Profile, { userId });
      if (!profile?.contact) return null;
      const documents = await em.find(ProfileDocument, { userId, removedAt: null });
      return { ...profile.contact, isProfileCompleted: completionOf(profile, documents).isProfileCompleted };
    });
  }
}
