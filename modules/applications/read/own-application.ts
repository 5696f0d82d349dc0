import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import { Clock } from '#platform/time/clock.js';
import type { ApplicationHistory, ApplicationResponse } from '../contract/api/responses.js';
import { timelineOf } from '../domain/timeline.js';
import {
  toCoverLetterResponse,
  toFileResponses,
  toHistoryResponse,
  toIsoString,
  toJobResponse,
  toQuestionsResponse,
} from './responses.js';
import { findApplication, findFiles, type StoredApplication, type StoredFile } from './stored-application.js';
import { findMoves, toTimeline } from './timelines.js';

type Content = Pick<ApplicationResponse, 'user' | 'references' | 'files'> & ApplicationHistory;

const IS_THEIRS = "(id = ? or job_id = ?) and user_id = ? and type <> 'withdrawn'";

/** The user's draft or submitted application, by its id or by the job's. */
@Injectable()
export class OwnApplication {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly postings: PostingsApi,
    private readonly identity: IdentityApi,
    private readonly profiles: ProfilesApi,
    private readonly clock: Clock,
  ) {}

  async get(userId: string, id: string): Promise<ApplicationResponse> {
    const application = await findApplication(this.database, IS_THEIRS, [id, id, userId]);
    if (!application) throw notFoundError('The application');
    const isDraft = application.type === 'draft';
    const [[job], files, profile, moves] = await Promise.all([
      this.postings.jobsByIds([application.jobId]),
      findFiles(this.database, this.scans, application.id),
      isDraft ? this.currentProfile(application) : null,
      findMoves(this.database, isDraft ? [] : [application.id], 'applicant'),
    ]);
    const content = profile ?? submittedContent(application, files);
    if (!job || !content || application.type === 'withdrawn') throw notFoundError('The application');
    return {
      ...toQuestionsResponse(application),
      ...content,
      id: application.id,
      type: application.type,
      jobId: application.jobId,
      job: toJobResponse(job),
      attachedFiles: content.files.map(({ documentId }) => documentId),
      ...toCoverLetterResponse(files),
      isReleased: Boolean(application.releasedAt),
      version: application.version,
      submittedAt: toIsoString(application.submittedAt),
      updatedAt: application.updatedAt.toISOString(),
      timeline: toTimeline(timelineOf(application, job, moves.get(application.id) ?? [], this.clock.now())),
    };
  }

  /** A draft shows the current profile. */
  private async currentProfile({ userId, attachedFiles }: StoredApplication): Promise<Content> {
    const [[account], { contact, references, history, documents }] = await Promise.all([
      this.identity.accountsByIds([userId]),
      this.profiles.profileForApplying(userId),
    ]);
    if (!account) throw notFoundError('The application');
    const { firstName, lastName, email } = account;
    const contactName = contact.contactName || firstName;
    const contactSurname = contact.contactSurname || lastName;
    const selected = documents.filter(({ id }) => attachedFiles.includes(id));
    return {
      user: { ...contact, id: userId, firstName, lastName, email, contactName, contactSurname },
      references,
      ...history,
      files: selected.map((document) => ({ ...document, documentId: document.id })),
    };
  }
}

function submittedContent(application: StoredApplication, files: readonly StoredFile[]): Content | null {
  const { applicant, references, history } = application;
  if (!applicant || !references) return null;
  return { user: applicant, references, ...toHistoryResponse(history), files: toFileResponses(files) };
}
