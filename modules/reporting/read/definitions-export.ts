import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/database/database.js';
import { DefinitionsExport, type SavedReportsShare } from '../contract/queries.js';

const ABOUT = 'The reports that you saved to run them again, with their filters.';

const OWN = `
  select id, name, report, is_shared as "isShared", created_at as "createdAt", updated_at as "changedAt"
    from report_definition where owner_id = ? order by id`;

@QueryHandler(DefinitionsExport)
export class DefinitionsExportHandler implements IQueryHandler<DefinitionsExport> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: DefinitionsExport): Promise<SavedReportsShare> {
    const rows = await this.database.lookup<{ createdAt: string; changedAt: string }>(OWN, [userId]);
    const content = rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      changedAt: new Date(row.changedAt).toISOString(),
    }));
    return { parts: [{ fileName: 'saved-reports.json', about: ABOUT, content }], files: [] };
  }
}
