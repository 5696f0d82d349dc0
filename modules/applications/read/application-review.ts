import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { roleForApplication } from '../access.js';
import type { ApplicationHistory } from '../contract/api/responses.js';
import type { ApplicationReview } from '../contract/api/review.js';
import { timelineOf } from '../domain/timeline.js';
import { ApplicationViews } from './application-views.js';
import { NeighboursReader } from './neighbours.js';
import {
  toCoverLetterResponse,
  toFileResponses,
  toHistoryResponse,
  toIsoString,
  toJobResponse,
  toQuestionsResponse,
} from './responses.js';
import { findApplication, findFiles, type StoredApplication } from './stored-application.js';
import { findMoves, toStaffTimeline } from './timelines.js';

/** Returns a submitted application with the fields that the user's role may read. Reading by others is recorded. */
@Injectable()
export class ApplicationForReview {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly identity: IdentityApi,
    private readonly views: ApplicationViews,
    private readonly neighbours: NeighboursReader,
    private readonly clock: Clock,
    private readonly postings: PostingsApi,
    private readonly profiles: ProfilesApi,
  ) {}

  async get(actor: Actor, id: string): Promise<ApplicationReview> {
    const application = await findApplication(this.database, "id = ? and type = 'submitted'", [id]);
    if (!application) throw notFoundError('The application');
    const [[job], files] = await Promise.all([
      this.postings.jobsByIds([application.jobId]),
      findFiles(this.database, this.scans, id),
    ]);
    const now = this.clock.now();
    const role = job && roleForApplication(actor, job, application, now);
    if (!role || !application.applicant || !application.submittedAt) throw notFoundError('The application');
    const { applicant, submittedAt, releasedAt, releasedToReviewersAt } = application;
    const { contactName, contactSurname, city, state } = applicant;
    const references = application.references ?? [];
    const [neighbours, progress, profile] = await Promise.all([
      this.neighbours.find(actor, job, id, now),
      role === 'reviewer' ? null : this.progressOf(application, job, now),
      role === 'admin' ? this.profiles.profileForApplying(application.userId) : null,
    ]);
    this.views.record(application, actor.id);
    const common = {
      ...toQuestionsResponse(application),
      id,
      job: {
        ...toJobResponse(job),
        essayQuestion: job.essayQuestion,
        isBoardReview: job.isBoardReview,
        boardReviewDays: toIsoString(job.reviewBy),
      },
      candidate: { firstName: contactName, lastName: contactSurname, city, state },
      ...toHistoryResponse(application.history),
      ...toCoverLetterResponse(files),
      submittedAt: submittedAt.toISOString(),
      isReleased: Boolean(releasedAt),
      neighbours,
    };
    const documents = toFileResponses(files);
    const resumes = documents.flatMap((file) =>
      file.documentType === 'RESU' ? [{ ...file, documentType: file.documentType }] : [],
    );
    if (!progress) return { ...common, ...withoutContacts(common), audience: 'reviewer', files: resumes };
    const forStaff = { ...common, ...progress, user: applicant, references };
    if (!profile) return { ...forStaff, audience: 'poster', files: resumes };
    return {
      ...forStaff,
      audience: 'admin',
      files: documents,
      releasedAt: toIsoString(releasedAt),
      releasedToReviewersAt: toIsoString(releasedToReviewersAt),
      availableDocuments: profile.documents,
    };
  }

  private async progressOf(application: StoredApplication, job: JobSummary, now: Date) {
    const { id, stage = null, stageAt } = application;
    const moves = (await findMoves(this.database, [id], 'staff')).get(id) ?? [];
    const timeline = await toStaffTimeline(this.identity, timelineOf(application, job, moves, now));
    return { stage, stageAt: toIsoString(stageAt), timeline };
  }
}

/** Supervisors can be reached like references, which reviewers do not see. */
function withoutContacts({ careerDetails }: ApplicationHistory): Pick<ApplicationHistory, 'careerDetails'> {
  return { careerDetails: careerDetails?.map((row) => ({ ...row, supervisorName: '', companyPhone: '' })) ?? null };
}
