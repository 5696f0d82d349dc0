import {
  type DataOwner,
  type ExportedFile,
  SharesUserData,
  type UserConsequences,
  type UserDataExport,
  type UserDataShare,
} from '#modules/identity/contract/user-data.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { Clock } from '#platform/time/clock.js';
import { deleteFileRows } from './commands/delete-files.js';
import { type TimelineMove, timelineOf } from './domain/timeline.js';
import { SentPdfMaker } from './pdf/sent-pdf-maker.js';
import { toHistoryResponse, toIsoString, toJobResponse, toQuestionsResponse } from './read/responses.js';
import { findApplication, type StoredApplication } from './read/stored-application.js';
import { findMoves, toTimeline } from './read/timelines.js';

const ABOUT =
  'Your applications, also drafts and withdrawn ones: your answers, what went with them, and how they went on.';

const IDS = 'select id, job_id as "jobId" from application where user_id = ? order by id';

/** Submissions whose PDF nobody has opened yet. */
const WITHOUT_PDF = `
  select id from application left join application_pdf pdf on pdf.application_id = application.id
   where user_id = ? and type <> 'draft' and file_key is null order by id`;

/** The PDF of what was sent is not among the files of an application. */
const FILES = `
  select application_id as "applicationId", id, file_key as key, file_name as "fileName",
         coalesce(document_type, 'coverLetter') as kind
    from application_file where application_id = any(?::uuid[]) and removed_at is null
  union all
  select application_id, application_id, file_key, 'What you sent.pdf', 'sent'
    from application_pdf where application_id = any(?::uuid[]) and file_key is not null
   order by id`;

interface FileRow {
  applicationId: string;
  id: string;
  key: string;
  fileName: string;
  kind: string;
}

const COUNTS = `
  select (count(*) filter (where type = 'submitted'))::int as "submittedApplications",
         (count(*) filter (where type <> 'submitted'))::int as "otherApplications"
    from application where user_id = ?`;

@SharesUserData(['applications'])
export class ApplicationsShare implements UserDataShare {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly clock: Clock,
    private readonly pdfs: SentPdfMaker,
  ) {}

  async export({ id: userId }: DataOwner): Promise<UserDataExport> {
    const rows = await this.database.lookup<{ id: string; jobId: string }>(IDS, [userId]);
    const ids = rows.map(({ id }) => id);
    const found = await this.postings.jobsByIds(rows.map(({ jobId }) => jobId));
    const jobs = new Map(found.map((job) => [job.id, job]));
    const moves = await findMoves(this.database, ids, 'applicant');
    await this.makeMissingPdfs(userId);
    const files = await this.database.lookup<FileRow>(FILES, [ids, ids]);
    const content: object[] = [];
    for (const { id, jobId } of rows) {
      const application = await findApplication(this.database, 'id = ? and user_id = ?', [id, userId]);
      const own = files.filter(({ applicationId }) => applicationId === id);
      if (application) content.push(this.toContent(application, jobs.get(jobId), moves.get(id) ?? [], own));
    }
    const folders = new Map(rows.map(({ id, jobId }) => [id, folderOf(jobs.get(jobId))]));
    return {
      parts: [{ fileName: 'applications.json', about: ABOUT, content }],
      files: files.map((file) => toExported(file, folders.get(file.applicationId) ?? '')),
    };
  }

  /** Deletes all but submitted applications, which stay for the record, and the marks of what the user read. */
  erase({ id }: DataOwner): Promise<string[]> {
    return this.database.transaction(async (em) => {
      await em.execute('delete from application_reader where reader_id = ?', [id]);
      const applications = await em.execute<{ id: string }[]>(
        "delete from application where user_id = ? and type <> 'submitted' returning id",
        [id],
      );
      return deleteFileRows(
        em,
        applications.map((application) => application.id),
      );
    });
  }

  async consequences(userId: string): Promise<Partial<UserConsequences>> {
    const [counts] = await this.database.lookup<Partial<UserConsequences>>(COUNTS, [userId]);
    return counts ?? {};
  }

  /** Each is stored for good, so that an export that fails later makes none twice. */
  private async makeMissingPdfs(userId: string): Promise<void> {
    for (const { id } of await this.database.lookup<{ id: string }>(WITHOUT_PDF, [userId])) await this.pdfs.make(id);
  }

  /** With the steps that the applicant's page shows, which names nobody who decided. */
  private toContent(
    application: StoredApplication,
    job: JobSummary | undefined,
    moves: readonly TimelineMove[],
    files: readonly FileRow[],
  ): object {
    const { id, type, applicant, references, history, submittedAt, withdrawnAt, withdrawnBy, updatedAt } = application;
    return {
      id,
      type,
      posting: job ? toJobResponse(job) : null,
      submittedAt: toIsoString(submittedAt),
      withdrawnAt: toIsoString(withdrawnAt),
      withdrawnBy: withdrawnBy ?? null,
      updatedAt: updatedAt.toISOString(),
      answers: toQuestionsResponse(application),
      applicant: applicant ?? null,
      references: references ?? null,
      ...toHistoryResponse(history),
      files: files.map(({ id: fileId, fileName, kind }) => ({ id: fileId, fileName, kind })),
      timeline: job ? toTimeline(timelineOf(application, job, moves, this.clock.now())) : [],
    };
  }
}

/** The number tells postings of one title apart. */
const folderOf = (job: JobSummary | undefined) => [job?.jobListingNumber, job?.title].filter(Boolean).join(' ');

function toExported({ id, key, fileName }: FileRow, folder: string): ExportedFile {
  return { id, key, fileName, folders: ['applications', folder] };
}
