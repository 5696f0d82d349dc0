import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type DataOwner,
  SharesUserData,
  type UserConsequences,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { Database } from '#platform/database/database.js';
import { ApplicantCounter } from './commands/applicant-counter.js';
import { takeOffReviewer } from './commands/take-off-reviewer.js';

const ABOUT_TEMPLATES = 'The templates of postings that you saved, by name.';
const ABOUT = 'The postings that you created, by number and title.';
const ABOUT_UNSAVED = 'What you typed into the form of a posting and did not save.';

const POSTINGS = `
  select id, title, job_listing_number as "listingNumber", external_listing_number as "externalListingNumber",
         organization as "organizationNumber", organization_name as organization, status,
         start_date as "startDate", end_date as "endDate", created_at as "createdAt", deleted_at as "deletedAt"
    from job where creator_id = ? order by id`;

const TEMPLATES = `
  select id, name, organization as "organizationNumber", created_at as "createdAt"
    from posting_template where created_by = ? order by id`;
const UNSAVED = `
  select job_id as "jobId", "values" as typed, saved_at as "keptAt" from job_autosave where account_id = ? order by saved_at`;

type Row = Record<string, string | number | null>;

const DATES = ['startDate', 'endDate', 'createdAt', 'deletedAt', 'keptAt'];

const REVIEWS = `
  select organization as "accountNumber", count(*)::int as jobs
    from job where reviewers @> array[?::uuid] and deleted_at is null
   group by organization order by organization`;

@SharesUserData(['postings'])
export class PostingsShare implements UserDataShare {
  constructor(
    private readonly database: Database,
    private readonly counter: ApplicantCounter,
  ) {}

  async export({ id: userId }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<Row>(POSTINGS, [userId]);
    const templates = await this.database.lookup<Row>(TEMPLATES, [userId]);
    const unsaved = await this.database.lookup<Row>(UNSAVED, [userId]);
    return {
      parts: [
        { fileName: 'postings.json', about: ABOUT, content: rows.map(toContent) },
        { fileName: 'posting-templates.json', about: ABOUT_TEMPLATES, content: templates.map(toContent) },
        { fileName: 'postings-unsaved.json', about: ABOUT_UNSAVED, content: unsaved.map(toContent) },
      ],
      files: [],
    };
  }

  erase({ id }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await takeOffReviewer(em, id);
      await this.eraseReads(em, id);
      await em.execute('delete from job_autosave where account_id = ?', [id]);
      await em.execute('delete from job_form_input where account_id = ?', [id]);
      return [];
    });
  }

  /**
   * Runs after the deletion of what the user read. The lock of the counts keeps a change of these jobs from counting it
   * again.
   */
  private async eraseReads(em: EntityManager, id: string): Promise<void> {
    const read = await em.execute<{ jobId: string }[]>('select job_id as "jobId" from job_reader where reader_id = ?', [
      id,
    ]);
    await this.counter.ofJobs(read.map(({ jobId }) => jobId));
    await em.execute('delete from job_reader where reader_id = ?', [id]);
  }

  async consequences(userId: string): Promise<Pick<UserConsequences, 'reviews'>> {
    return { reviews: await this.database.lookup(REVIEWS, [userId]) };
  }
}

function toContent(row: Row): object {
  const dates = DATES.filter((name) => name in row).map((name) => [
    name,
    row[name] && new Date(row[name]).toISOString(),
  ]);
  return { ...row, ...Object.fromEntries(dates) };
}
