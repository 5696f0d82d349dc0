import { Injectable } from '@nestjs/common';
import { isAdminLevel } from '#modules/shared/rights.js';
import { VisitorCache } from '#platform/caching/visitor-cache.js';
import { Database } from '#platform/database/database.js';
import { FileScans } from '#platform/files/scan/file-scans.js';
import type { Actor } from '#platform/http/access.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import { isReviewerOf, jobActorFor } from '../access.js';
import { JobDetail } from '../contract/api/responses.js';
import { DETAIL_COLUMNS, HEAD_COLUMNS, type JobDetails, type JobHead, withDates } from './job-columns.js';
import { FILES_COLUMN, type StoredJobFile, withScanStates } from './job-files.js';
import { assertPublic } from './job-visibility.js';
import { SalaryHistory } from './salary-history.js';
import { toVisitorView } from './visitor-view.js';

type Row = JobHead & JobDetails & { files: StoredJobFile[]; applicationsCount: number };

const QUERY = `
  select ${HEAD_COLUMNS}, ${DETAIL_COLUMNS}, ${FILES_COLUMN},
         (select submitted from job_applicants where job_id = job.id) as "applicationsCount"
    from job where id = ?`;

/** The public page of a posting, serialized. Visitors share their responses. */
@Injectable()
export class PublicJob {
  private readonly forVisitors: VisitorCache<string>;

  constructor(
    private readonly database: Database,
    private readonly scans: FileScans,
    private readonly clock: Clock,
    private readonly salaryHistory: SalaryHistory,
    pages: PageCache,
  ) {
    this.forVisitors = new VisitorCache(clock, pages);
  }

  /** A JobDetail as JSON. Throws as `assertPublic` does. */
  get(id: string, viewer: Actor | null): Promise<string> {
    const load = async () => JSON.stringify(JobDetail.parse(await this.load(id, viewer)));
    // A write of this process shows at once, before its event clears the cache.
    return viewer ? load() : this.forVisitors.get(`${this.database.commits} ${id}`, load);
  }

  private async load(id: string, viewer: Actor | null): Promise<JobDetail> {
    const [row] = await this.database.lookup<Row>(QUERY, [id]);
    const job = row && withDates(row);
    const now = this.clock.now();
    assertPublic(job, now);
    const roles = viewer && jobActorFor(viewer, job).roles;
    const administers = roles?.has('adminLevel') || roles?.has('poster');
    return {
      ...toVisitorView(job, await withScanStates(this.scans, job.files), now, this.salaryHistory),
      mayEdit: roles !== null && roles.size > 0,
      maySeeCandidates: !job.isExternalPost && (isAdminLevel(viewer) || isReviewerOf(viewer, job, now)),
      ...(administers && { applicationsCount: job.applicationsCount }),
    };
  }
}
