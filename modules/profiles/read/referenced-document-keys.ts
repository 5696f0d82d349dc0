import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ReferencedDocumentKeys } from '../contract/queries.js';
import { ProfileDocument } from '../domain/profile-document.js';

@QueryHandler(ReferencedDocumentKeys)
export class ReferencedDocumentKeysHandler implements IQueryHandler<ReferencedDocumentKeys> {
  constructor(private readonly database: Database) {}

  execute({ keys }: ReferencedDocumentKeys): Promise<string[]> {
    return this.database.read(async (em) => {
      const documents = await em.find(ProfileDocument, { fileKey: { $in: [...keys] }, removedAt: null });
      return documents.map(({ fileKey }) => fileKey);
    });
  }
}
