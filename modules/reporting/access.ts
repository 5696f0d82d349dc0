import { Injectable } from '@nestjs/common';
import { ApplicationsApi } from '#modules/applications/contract/applications-api.js';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { type AccountSummary, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import type { HistoryKind } from '#modules/shared/history-kinds.js';
import { isAdminLevel, isPosterOf } from '#modules/shared/rights.js';
import { Database } from '#platform/database/database.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import type { Actor } from '#platform/http/access.js';
import type { HistoryThing } from './contract/api/history.js';
import { APPLICATION_LINES_FOR_POSTERS, JOB_LINES_FOR_POSTERS, LINES } from './read/history/lines.js';
import type { Subject } from './read/history/subject.js';
import { titleOf } from './read/name-lookup.js';

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
    if (account) return whole('users', id, { name: nameOf(account), about: [account.email], isRemoved: false });
    if (!(await this.database.rows(REMOVAL, [id])).length) throw notFoundError('The user');
    return whole('users', id, { name: 'a removed account', about: [], isRemoved: true });
  }

  async organization(accountNumber: string): Promise<Subject> {
    const organization = await this.directory.organizationByNumber(accountNumber);
    if (!organization) throw notFoundError('The organization');
    const about = [`Number ${accountNumber}`];
    return whole('organizations', accountNumber, { name: organization.accountName, about, isRemoved: false });
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
    if (job && isAdminLevel(actor)) return { ...whole('jobs', id, thingOf(job)), mayOpen };
    if (!job || !mayOpen(job)) throw notFoundError('The job');
    const subject = {
      ...whole('jobs', id, thingOf(job)),
      lines: JOB_LINES_FOR_POSTERS,
      isForAdministrators: false,
      mayOpen,
    };
    if (!isPoster(job)) return subject;
    const applicationIds = await this.applications.releasedApplicationsOfJob(id);
    return { ...subject, released: { lines: APPLICATION_LINES_FOR_POSTERS, applicationIds } };
  }

  /** The own application has none: it would tell what colleagues decide before they say it. */
  async application(id: string, actor: Actor): Promise<Subject> {
    const submission = await this.applications.submission(id);
    if (!submission || submission.userId === actor.id) throw notFoundError('The application');
    const [[applicant], [job]] = await Promise.all([
      this.identity.accountsByIds([submission.userId]),
      this.postings.jobsByIds([submission.jobId]),
    ]);
    const about = job ? [titleOf(job), job.organization.accountName] : [];
    const name = `the application of ${applicant ? nameOf(applicant) : 'a removed account'}`;
    return whole('applications', id, { name, about, isRemoved: false });
  }
}

const whole = (kind: HistoryKind, id: string, thing: HistoryThing): Subject => ({
  kind,
  id,
  thing,
  lines: LINES[kind],
  isForAdministrators: true,
});

const nameOf = ({ firstName, lastName }: AccountSummary) => `${firstName} ${lastName}`.trim();

const thingOf = (job: JobSummary): HistoryThing => ({
  name: titleOf(job),
  about: [job.organization.accountName, ...(job.jobListingNumber ? [`Number ${job.jobListingNumber}`] : [])],
  isRemoved: job.isDeleted,
});
