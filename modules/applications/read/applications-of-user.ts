import { Injectable } from '@nestjs/common';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { PostingsApi } from '#modules/postings/contract/postings-api.js';
import { Database } from '#platform/database/database.js';
import { ListTotals } from '#platform/database/list-totals.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import type { Page } from '#platform/http/paging.js';
import type { ApplicationOfUser } from '../contract/api/lists.js';
import type { Stage } from '../contract/api/stage-names.js';

interface Row {
  id: string;
  jobId: string;
  submittedAt: string;
  isWithdrawn: boolean;
  stage: Stage | null;
}

const SENT = "from application where user_id = ? and type <> 'draft'";

const PAGE = `
  select id, job_id as "jobId", submitted_at as "submittedAt", type = 'withdrawn' as "isWithdrawn", stage
  ${SENT} order by submitted_at desc, id limit ? offset ?`;

/** What a person sent, for those who manage jobs. */
@Injectable()
export class ApplicationsOfUser {
  constructor(
    private readonly database: Database,
    private readonly identity: IdentityApi,
    private readonly totals: ListTotals,
    private readonly postings: PostingsApi,
  ) {}

  /** Throws notFound for an unknown user. None of one's own: they would tell what colleagues decide before they say it. */
  async list(
    actor: Actor,
    userId: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<Page<ApplicationOfUser>> {
    const [account] = await this.identity.accountsByIds([userId]);
    if (!account) throw notFoundError('The user');
    if (actor.id === userId) return { items: [], totalItemsCount: 0 };
    const [rows, totalItemsCount] = await Promise.all([
      this.database.lookup<Row>(PAGE, [userId, limit, offset]),
      this.totals.count(SENT, [userId]),
    ]);
    const jobs = await this.postings.jobsByIds(rows.map(({ jobId }) => jobId));
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const items = rows.map(({ submittedAt, ...row }) => ({
      ...row,
      title: byId.get(row.jobId)?.title ?? '',
      organization: byId.get(row.jobId)?.organization.accountName ?? '',
      submittedAt: new Date(submittedAt).toISOString(),
    }));
    return { items, totalItemsCount };
  }
}
