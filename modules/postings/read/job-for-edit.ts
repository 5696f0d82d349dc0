import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { requireOpenable } from '../access.js';
import type { JobForEdit } from '../contract/api/responses.js';
import { type ApplicantCounts, listingText } from '../domain/listing-text.js';
import { availableActions } from '../domain/transitions.js';
import { APPLICANT_COLUMNS, APPLICANTS_JOIN, toApplicantCounts } from './applicant-counts.js';
import { DETAIL_COLUMNS, HEAD_COLUMNS, type JobDetails, type JobHead, withDates } from './job-columns.js';
import { FILES_COLUMN, type StoredJobFile, withScanStates } from './job-files.js';
import { statusCode, toJobDetails, toJobHead } from './job-response.js';

const QUERY = `
  select ${HEAD_COLUMNS}, ${DETAIL_COLUMNS}, ${APPLICANT_COLUMNS}, ${FILES_COLUMN},
         rejected_at as "rejectedAt", rejected_by as "rejectedBy", approved_at is not null as "isApproved"
    from job ${APPLICANTS_JOIN} where job.id = ?`;

interface Decisions {
  rejectedAt: Date | null;
  rejectedBy: string | null;
  isApproved: boolean;
}

type Row = JobHead & JobDetails & ApplicantCounts & Decisions & { files: StoredJobFile[] };

/** The data of the posting form. */
@Injectable()
export class JobsForEdit {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly directory: DirectoryApi,
    private readonly identity: IdentityApi,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError as `JobLoader` does. */
  async get(id: string, actor: Actor): Promise<JobForEdit> {
    const [row] = await this.database.lookup<Row>(QUERY, [id]);
    const { job, jobActor } = requireOpenable(row && withDates(row), actor);
    const head = toJobHead(job);
    const [organization, position, people] = await Promise.all([
      this.directory.organizationByNumber(job.organization),
      this.directory.positionById(job.positionId),
      this.identity.accountsByIds([job.creatorId, ...(job.rejectedBy ? [job.rejectedBy] : [])]),
    ]);
    const nameOf = (id: string | null) => {
      const person = people.find((one) => one.id === id);
      return person ? { firstName: person.firstName, lastName: person.lastName } : null;
    };
    return {
      ...head,
      ...toJobDetails(job, await withScanStates(this.scans, job.files)),
      ...toApplicantCounts(job),
      version: job.version,
      statusCode: statusCode(job),
      creatorId: job.creatorId,
      creator: nameOf(job.creatorId) ?? { firstName: '', lastName: '' },
      position: { ...head.position, approval: position?.approval ?? true },
      organization: {
        ...head.organization,
        active: organization?.active ?? false,
        action: organization?.action ?? 'disabled',
      },
      isHot: job.isHot,
      isBoardReview: job.isBoardReview,
      boardReviewDays: job.reviewBy?.toISOString() ?? null,
      reviewers: job.reviewers,
      rejectionReason: job.rejectionReason ?? null,
      rejectedAt: job.rejectedAt ? new Date(job.rejectedAt).toISOString() : null,
      rejectedBy: nameOf(job.rejectedBy),
      isApproved: job.isApproved,
      listingText: listingText(job, job, this.clock.now()),
      moves: availableActions(job.status, jobActor),
    };
  }
}
