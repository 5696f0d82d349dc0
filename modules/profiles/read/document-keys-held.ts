import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { DocumentKeysHeld } from '../contract/questions.js';
import { ProfileDocument } from '../domain/profile-document.js';

@QueryHandler(DocumentKeysHeld)
export class DocumentKeysHeldHandler implements IQueryHandler<DocumentKeysHeld> {
  constructor(private readonly database: Database) {}

  execute({ keys }: DocumentKeysHeld): Promise<string[]> {
    return this.database.read(async (em) => {
      const held = await em.find(ProfileDocument, { fileKey: { $in: [...keys] }, removedAt: null });
      return held.map(({ fileKey }) => fileKey);
    });
  }
}
