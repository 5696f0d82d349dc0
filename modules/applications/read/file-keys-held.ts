import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import { ApplicationFileKeysHeld } from '../contract/questions.js';
import { ApplicationFile } from '../domain/application-file.js';

@QueryHandler(ApplicationFileKeysHeld)
export class ApplicationFileKeysHeldHandler implements IQueryHandler<ApplicationFileKeysHeld> {
  constructor(private readonly database: Database) {}

  execute({ keys }: ApplicationFileKeysHeld): Promise<string[]> {
    return this.database.read(async (em) => {
      const held = await em.find(ApplicationFile, { fileKey: { $in: [...keys] }, removedAt: null });
      return held.map(({ fileKey }) => fileKey);
    });
  }
}
