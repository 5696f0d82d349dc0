import { Injectable } from '@nestjs/common';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import type { SentApplication } from '../pdf/sent-document.js';
import { toFileResponses, toHistoryResponse, toJobResponse, toQuestionsResponse } from './responses.js';
import { findApplication, findFilesSent } from './stored-application.js';

/** An application as it was sent, for its PDF; later changes of its documents do not count. */
@Injectable()
export class SentApplications {
  constructor(
    private readonly database: Database,
    private readonly postings: PostingsApi,
  ) {}

  /** Null for a draft, and for an application that is gone. */
  async find(applicationId: string): Promise<SentApplication | null> {
    const application = await findApplication(this.database, "id = ? and type <> 'draft'", [applicationId]);
    if (!application?.applicant || !application.references || !application.submittedAt) return null;
    const { applicant, references, submittedAt } = application;
    const [[job], files] = await Promise.all([
      this.postings.jobsByIds([application.jobId]),
      findFilesSent(this.database, applicationId, submittedAt),
    ]);
    if (!job) return null;
    return {
      ...toQuestionsResponse(application),
      ...toHistoryResponse(application.history),
      job: toJobResponse(job),
      essayQuestion: job.essayQuestion,
      user: applicant,
      references,
      files: toFileResponses(files),
      coverLetter: files.find(({ documentId }) => !documentId)?.fileName ?? null,
      submittedAt,
    };
  }
}
