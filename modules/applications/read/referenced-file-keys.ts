import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { ReferencedApplicationFileKeys } from '../contract/queries.js';
import { ApplicationFile } from '../domain/application-file.js';
import { ApplicationPdf } from '../domain/application-pdf.js';

@QueryHandler(ReferencedApplicationFileKeys)
export class ReferencedApplicationFileKeysHandler implements IQueryHandler<ReferencedApplicationFileKeys> {
  constructor(private readonly database: Database) {}

  execute({ keys }: ReferencedApplicationFileKeys): Promise<string[]> {
    return this.database.read(async (em) => {
      const files = await em.find(ApplicationFile, { fileKey: { $in: [...keys] }, removedAt: null });
      const pdfs = await em.find(ApplicationPdf, { fileKey: { $in: [...keys] } });
      return [...files, ...pdfs].flatMap(({ fileKey }) => fileKey ?? []);
    });
  }
}
