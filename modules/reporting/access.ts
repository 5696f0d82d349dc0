import { Injectable } from '@nestjs/common';
import { ApplicationsApi } from '#modules/applications/contract/applications-api.js';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { IdentityApi } from '#modules/identity/contract/identity-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import { isAdminLevel, isPosterOf } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import { APPLICATION_LINES_FOR_POSTERS, JOB_LINES_FOR_POSTERS, LINES } from './read/history/lines.js';
import type { Subject } from './read/history/subject.js';

const REMOVAL = "select 1 from fact where payload ->> 'userId' = ? and name = 'AccountRemoved'";

/** Finds the things of a history for users with the right of its route. Throws notFound. */
@Injectable()
export class HistoryAccess {
  constructor(
    private readonly identity: IdentityApi,
    private readonly directory: DirectoryApi,
    private readonly postings: PostingsApi,
    private readonly applications: ApplicationsApi,
    private readonly database: Database,
  ) {}

  /** Removed accounts keep their history. */
  async user(id: string): Promise<Subject> {
    const [account] = await this.identity.accountsByIds([id]);
    if (!account && !(await this.database.rows(REMOVAL, [id])).length) throw notFoundError('The user');
    return whole('users', id);
  }

  async organization(accountNumber: string): Promise<Subject> {
    if (!(await this.directory.organizationByNumber(accountNumber))) throw notFoundError('The organization');
    return whole('organizations', accountNumber);
  }

  /**
   * Admin-level users read all; who posts for the organization, or created the posting, nothing of unreleased
   * applications and not who read what.
   */
  async posting(id: string, actor: Actor): Promise<Subject> {
    const isPoster = ({ organization }: JobSummary) => isPosterOf(organization.accountNumber, actor);
    const mayOpen = (one: JobSummary) =>
      !one.isDeleted && (isAdminLevel(actor) || isPoster(one) || one.creatorId === actor.id);
    const [job] = await this.postings.jobsByIds([id]);
    if (job && isAdminLevel(actor)) return { ...whole('jobs', id), mayOpen };
    if (!job || !mayOpen(job)) throw notFoundError('The job');
    const subject = { kind: 'jobs', id, lines: JOB_LINES_FOR_POSTERS, mayOpen } as const;
    if (!isPoster(job)) return subject;
    const applicationIds = await this.applications.releasedApplicationsOfJob(id);
    return { ...subject, released: { lines: APPLICATION_LINES_FOR_POSTERS, applicationIds } };
  }

  /** The own application has none: it would tell what colleagues decide before they say it. */
  async application(id: string, actor: Actor): Promise<Subject> {
    const applicantId = await this.applications.applicantOfSubmission(id);
    if (applicantId === null || applicantId === actor.id) throw notFoundError('The application');
    return whole('applications', id);
  }
}

const whole = (kind: HistoryKind, id: string): Subject => ({ kind, id, lines: LINES[kind] });
