import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type AccountSummary,
  DEMO_EMAILS,
  DEMO_ORGANIZATIONS,
  IdentityApi,
  NAMED_DEMO_EMAILS,
} from '#modules/identity/contract/identity-api.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { type ProfileDocument, ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import { Database } from '#platform/database/database.js';
import { bulkLoad, inRanges } from '#platform/seeding/bulk-load.js';
import { Clock } from '#platform/time/clock.js';
import type { ApplicationResponse } from '../contract/api/responses.js';
import { isReviewOver } from '../domain/release-rules.js';
import { CREATE_JOBS, CREATE_PEOPLE, INSERT_APPLICATIONS } from './bulk-statements.js';

const BATCH = 25_000;
const IDS_PER_QUERY = 5_000;
/** In the order in which other statements lock them. */
const TABLES = ['application', 'application_file', 'application_move', 'application_reader', 'job_applicants'];
/** The other jobs have no applicants. */
const APPLIED_FOR_SHARE = 0.6;
const RELEASED_SHARE = 0.35;
/** One of this many people applies for everything. */
const EAGER_PEOPLE_EVERY = 100;

const CONTACT = {
  address: '208 Front Street',
  additionalAddress: '',
  city: 'Harrisburg',
  state: 'PA',
  zipCode: '17101',
  cellPhone: '(717)555-0120',
  homePhone: '',
  businessPhone: '',
  businessExt: '',
  ppid: '',
};

const REFERENCES: ApplicationResponse['references'] = ['Helen Marsh', 'David Ruiz', 'Grace Olsen'].map((name) => ({
  firstName: name.split(' ')[0] ?? '',
  lastName: name.split(' ')[1] ?? '',
  yearsKnown: 6,
  organizationName: 'Hillcrest Elementary',
  position: 'Principal',
  phoneNumber: '(717)555-0161',
}));

interface Choices {
  people: readonly (AccountSummary & { resume?: ProfileDocument })[];
  jobs: readonly JobSummary[];
  /** The other jobs have no applicants. */
  appliedForShare: number;
  count: number;
  /** Of the submitted ones that may be released. */
  releasedShare: number;
  /** The account that read and moved them. */
  handledBy: string;
}

/** Inserts applications of demo accounts for demo jobs. */
@Injectable()
export class BulkApplications {
  constructor(
    private readonly identity: IdentityApi,
    private readonly profiles: ProfilesApi,
    private readonly postings: PostingsApi,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In all stages, for benchmarks. */
  async insert(count: number, onProgress: (done: number) => void): Promise<void> {
    const people = await this.people();
    const jobs = await this.jobs();
    const reviewer = await this.identity.accountByEmail(DEMO_EMAILS.reviewer);
    if (!people.length || !jobs.length || !reviewer)
      throw new Error('There are no demo accounts or no jobs to apply for.');
    const shares = { appliedForShare: APPLIED_FOR_SHARE, releasedShare: RELEASED_SHARE };
    const choices = { people, jobs, count, handledBy: reviewer.id, ...shares };
    await bulkLoad(this.database, TABLES, (em) => this.load(em, choices, onProgress));
  }

  /** Of past applicants with their resumes, for postings of other organizations that were filled. */
  async insertPast(count: number): Promise<void> {
    const people: Choices['people'][number][] = [];
    for (const person of await this.people()) {
      const isPast = person.isConfirmed && !NAMED_DEMO_EMAILS.has(person.email);
      const { documents } = isPast ? await this.profiles.profileForApplying(person.id) : { documents: [] };
      if (documents[0]) people.push({ ...person, resume: documents[0] });
    }
    const own: readonly string[] = DEMO_ORGANIZATIONS;
    const jobs = (await this.jobs()).filter(
      ({ status, organization }) => status === 'filled' && !own.includes(organization.accountNumber),
    );
    const admin = await this.identity.accountByEmail(DEMO_EMAILS.admin);
    if (!people.length || !jobs.length || !admin) return;
    const choices = { people, jobs, count, handledBy: admin.id, appliedForShare: 1, releasedShare: 1 };
    await this.database.transaction((em) => this.load(em, choices, () => undefined));
  }

  private async load(
    em: EntityManager,
    { people, jobs, appliedForShare, count, releasedShare, handledBy }: Choices,
    onProgress: (done: number) => void,
  ): Promise<void> {
    const eager = Math.ceil(people.length / EAGER_PEOPLE_EVERY);
    const choice = [Math.ceil(jobs.length * appliedForShare), count, eager, eager, Math.max(1, people.length - eager)];
    await this.createChoices(em, jobs, people);
    await inRanges(count, BATCH, async ({ from, to }) => {
      const values = [...choice, from, to - 1, JSON.stringify(REFERENCES), releasedShare, handledBy, handledBy];
      await em.execute(INSERT_APPLICATIONS, values);
      onProgress(to);
    });
    await this.postings.countApplicants(jobs.map(({ id }) => id));
  }

  private async createChoices(em: EntityManager, jobs: Choices['jobs'], people: Choices['people']): Promise<void> {
    const now = this.clock.now();
    const rows = jobs.map((job) => {
      const { id, jobListingNumber, startDate, endDate, isBoardReview, asksForSalaryHistory, status } = job;
      return {
        id,
        jobListingNumber,
        startDate,
        endDate,
        isBoardReview,
        asksForSalaryHistory,
        status,
        isReviewOver: isReviewOver(job, now),
      };
    });
    await em.execute(CREATE_JOBS, [JSON.stringify(rows)]);
    await em.execute(CREATE_PEOPLE, [JSON.stringify(CONTACT), JSON.stringify(people)]);
    await em.execute('analyze bulk_job, bulk_person');
    await em.execute('select setseed(0.5)');
  }

  private async people(): Promise<AccountSummary[]> {
    const ids = await this.identity.demoAccountIds();
    const people: AccountSummary[] = [];
    await inRanges(ids.length, IDS_PER_QUERY, async ({ from, to }) => {
      people.push(...(await this.identity.accountsByIds(ids.slice(from, to))));
    });
    return people;
  }

  /** Those that were open once, and take applications here. */
  private async jobs(): Promise<JobSummary[]> {
    const now = this.clock.now();
    const ids = await this.postings.jobIdsOfCreators(await this.identity.demoAccountIds());
    const jobs: JobSummary[] = [];
    await inRanges(ids.length, IDS_PER_QUERY, async ({ from, to }) => {
      jobs.push(...(await this.postings.jobsByIds(ids.slice(from, to))));
    });
    return jobs.filter(
      (job) => ['open', 'filled', 'closed'].includes(job.status) && !job.isExternalPost && job.startDate <= now,
    );
  }
}
