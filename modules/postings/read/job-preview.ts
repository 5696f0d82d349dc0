import { Injectable } from '@nestjs/common';
import { newId } from '#platform/database/aggregate.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import type { Actor } from '#platform/http/access.js';
import { Clock } from '#platform/time/clock.js';
import { jobActorFor, notFoundOrForbidden, requireOpenable } from '../access.js';
import type { PreviewRequest } from '../contract/api/job.js';
import type { JobPreview } from '../contract/api/responses.js';
import {
  ADMIN_FIELD_DEFAULTS,
  applyFieldPermissions,
  contentOf,
  type JobContent,
  toJobContent,
} from '../domain/content.js';
import { Job } from '../domain/job.js';
import { JobFile } from '../domain/job-file.js';
import { canPerform } from '../domain/transitions.js';
import { withScanStates } from './job-files.js';
import { isPublic } from './job-visibility.js';
import { PostingTargetResolver } from './posting-target-resolver.js';
import { SalaryHistory } from './salary-history.js';
import { toVisitorView } from './visitor-view.js';

/** Filled and closed postings never open again, so that their preview is what visitors see now. */
const ENDED = ['filled', 'closed'];

/** Previews for users who may open the form: of a saved posting, and of input that is not saved. */
@Injectable()
export class JobPreviews {
  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly targets: PostingTargetResolver,
    private readonly salaryHistory: SalaryHistory,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError as `JobsForEdit` does. */
  async ofSaved(id: string, actor: Actor): Promise<JobPreview> {
    const job = await this.load(id, actor);
    return this.toPreview(job, await this.filesOf(id), isPublic(job, this.clock.now()));
  }

  /** Throws DomainError as saving the input would. Stores nothing. */
  async ofInput({ id, deletedFiles, ...input }: PreviewRequest, actor: Actor): Promise<JobPreview> {
    const current = id === undefined ? null : await this.load(id, actor);
    const owner = current ?? { organization: input.organization, creatorId: null };
    const jobActor = jobActorFor(actor, owner);
    if (current) await this.targets.assertOrganizationUsable(current, actor);
    const content = toJobContent(input, await this.targets.resolve(input, actor, current));
    if (!current && !canPerform('post', jobActor)) throw notFoundOrForbidden(actor);
    const before = current ? contentOf(current as JobContent) : { ...content, ...ADMIN_FIELD_DEFAULTS };
    const state = {
      id: current?.id ?? newId(),
      version: current?.version ?? 1,
      status: current?.status ?? ('unsubmitted' as const),
      jobListingNumber: current?.jobListingNumber ?? null,
      rejectionReason: null,
      updatedAt: this.clock.now(),
    };
    const files = current ? await this.filesOf(current.id) : [];
    const remaining = files.filter((file) => !deletedFiles.includes(file.id));
    return this.toPreview({ ...applyFieldPermissions(content, before, jobActor), ...state }, remaining, false);
  }

  private async load(id: string, actor: Actor): Promise<Job> {
    return requireOpenable(await this.database.read((em) => em.findOne(Job, { id })), actor).job;
  }

  private filesOf(jobId: string): Promise<JobFile[]> {
    return this.database.read((em) => em.find(JobFile, { jobId }, { orderBy: { fileName: 'asc' } }));
  }

  /** As on the first day of a listing that is ahead. */
  private async toPreview(
    job: Parameters<typeof toVisitorView>[0],
    files: readonly JobFile[],
    isPublicNow: boolean,
  ): Promise<JobPreview> {
    const now = this.clock.now();
    const at = now < job.startDate ? job.startDate : now;
    const shown = files.map(({ id, key, fileName, size }) => ({ id, key, fileName, size }));
    const opened = { ...job, status: ENDED.includes(job.status) ? job.status : ('open' as const) };
    const view = toVisitorView(opened, await withScanStates(this.scans, shown), at, this.salaryHistory);
    return { ...view, status: job.status, mayEdit: false, maySeeCandidates: false, isPublic: isPublicNow };
  }
}
