import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../../src/platform/database/database.js';
import type { ExportShare } from '../../identity/contract/queries.js';
import { PostingsExport } from '../contract/queries.js';

const ABOUT = 'The postings that you created, by number and title.';

const POSTINGS = `
  select id, title, job_listing_number as "listingNumber", external_listing_number as "externalListingNumber",
         organization as "organizationNumber", organization_name as organization, status,
         start_date as "startDate", end_date as "endDate", created_at as "createdAt", deleted_at as "deletedAt"
    from job where creator_id = ? order by id`;

const DATES = ['startDate', 'endDate', 'createdAt', 'deletedAt'];

@QueryHandler(PostingsExport)
export class PostingsExportHandler implements IQueryHandler<PostingsExport> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: PostingsExport): Promise<ExportShare> {
    const rows = await this.database.lookup<Record<string, string | number | null>>(POSTINGS, [userId]);
    return { parts: [{ fileName: 'postings.json', about: ABOUT, content: rows.map(toContent) }], files: [] };
  }
}

function toContent(row: Record<string, string | number | null>): object {
  const dates = DATES.map((name) => [name, row[name] && new Date(row[name]).toISOString()]);
  return { ...row, ...Object.fromEntries(dates) };
}
