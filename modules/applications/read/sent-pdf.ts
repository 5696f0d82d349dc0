import { Injectable, type StreamableFile } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { DomainError, notFoundError } from '#platform/errors/domain-error.js';
import { FileStore } from '#platform/files/file-store.js';
import { download } from '#platform/http/downloads.js';
import { withoutUnsafeCharacters } from '#platform/text/file-names.js';
import { localDate } from '#platform/time/local-time.js';
import { APPLICATION_CODES, APPLICATION_MESSAGES } from '../contract/api/rules.js';
import { PdfRequests } from '../pdf/pdf-requests.js';

interface SentRow {
  jobId: string;
  submittedAt: string;
  fileKey: string | null;
}

const SENT = `
  select application.job_id as "jobId", submitted_at as "submittedAt", file_key as "fileKey"
    from application left join application_pdf pdf on pdf.application_id = application.id
   where application.id = ? and user_id = ? and type <> 'draft'`;

const MAX_TITLE_LENGTH = 100;

/** The download of the PDF of what was sent, for its applicant only. Withdrawn applications keep theirs. */
@Injectable()
export class SentPdf {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
    private readonly requests: PdfRequests,
    private readonly files: FileStore,
  ) {}

  /** Throws conflict while it is being made, which the first request for it begins. */
  async download(userId: string, applicationId: string): Promise<StreamableFile> {
    const [sent] = await this.database.lookup<SentRow>(SENT, [applicationId, userId]);
    if (!sent) throw notFoundError('The application');
    if (!sent.fileKey) {
      await this.requests.add(applicationId, sent.jobId, userId);
      throw new DomainError('conflict', APPLICATION_CODES.pdfPending, APPLICATION_MESSAGES.pdfPending);
    }
    const [job] = await this.postings.jobsByIds([sent.jobId]);
    return download(
      await this.files.get(sent.fileKey),
      sentPdfName(job?.title ?? '', sent.submittedAt),
      'application/pdf',
    );
  }
}

/** "Director of Pupil Services, sent 2026-11-24.pdf", by the local day. */
export function sentPdfName(title: string, submittedAt: string): string {
  const short = [...withoutUnsafeCharacters(title)].slice(0, MAX_TITLE_LENGTH).join('').trim() || 'Application';
  return `${short}, sent ${localDate(new Date(submittedAt))}.pdf`;
}
