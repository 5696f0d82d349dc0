import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  DEMO_APPLICANTS,
  DEMO_EMAILS,
  DEMO_ORGANIZATIONS,
  IdentityApi,
} from '#modules/identity/contract/identity-api.js';
import { PositionFiller } from '#modules/postings/contract/applicants.js';
import { type JobSummary, PostingsApi } from '#modules/postings/contract/postings-api.js';
import { ProfilesApi } from '#modules/profiles/contract/profiles-api.js';
import type { FillOutcome } from '#modules/shared/fill-outcomes.js';
import { Privilege } from '#modules/shared/privileges.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import { Database } from '#platform/database/database.js';
import { FileReferences } from '#platform/files/file-references.js';
import { FileStore } from '#platform/files/file-store.js';
import { withTempUpload } from '#platform/files/with-temp-upload.js';
import type { Actor } from '#platform/http/access.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { Clock } from '#platform/time/clock.js';
import { deleteFileRows } from './commands/delete-files.js';
import { MoveApplications } from './commands/move-applications.js';
import { SaveDraft } from './commands/save-draft.js';
import { SubmitApplication } from './commands/submit-application.js';
import { DraftData } from './contract/api/application-data.js';
import type { MoveRequest } from './contract/api/stages.js';
import { BulkApplications } from './demo/bulk-applications.js';

/** One for a draft, three for applications in all open stages, and one that is filled. */
const MAX_JOBS = 5;
/** For postings that were filled, so that some have many applicants and some have few. */
const PAST_APPLICATIONS = 130;
/** The moves of the applications of one job, in the order of their applicants. */
const MOVES: readonly (readonly MoveRequest['stage'][])[] = [
  ['underReview', 'interview', 'offer'],
  ['underReview', 'interview'],
  ['underReview'],
];

/** Seeds a few applications at the demo organizations, and a draft of the demo seeker. */
@Seed('applications', 40)
@Injectable()
export class ApplicationsSeed implements Seeder {
  readonly seedOption = 'applications';

  constructor(
    private readonly identity: IdentityApi,
    private readonly postings: PostingsApi,
    private readonly profiles: ProfilesApi,
    private readonly commands: CommandBus,
    private readonly filler: PositionFiller,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly references: FileReferences,
    private readonly bulk: BulkApplications,
  ) {}

  async seed(): Promise<void> {
    const [first, ...jobs] = await this.openJobs();
    const emails = [...DEMO_APPLICANTS.map(({ email }) => email), DEMO_EMAILS.seeker];
    if (first) await this.apply(first, DEMO_EMAILS.seeker, false);
    for (const [at, job] of jobs.slice(0, MAX_JOBS - 2).entries()) {
      for (const email of emails.slice(0, emails.length - at)) await this.apply(job, email, true);
    }
    const [inStages] = jobs;
    if (inStages) await this.moveApplicants(inStages.id);
    const filled = jobs[MAX_JOBS - 2];
    if (filled) await this.fill(filled, emails);
    await this.bulk.insertPast(PAST_APPLICATIONS);
  }

  private async moveApplicants(jobId: string): Promise<void> {
    const admin = await this.administrator();
    const ids = await this.applicationsOf(jobId);
    for (const [at, id] of ids.slice(0, MOVES.length).entries()) {
      const stages = MOVES[at] ?? [];
      for (const [done, stage] of stages.entries()) {
        const request = { jobId, applications: [id], seen: { [id]: stages[done - 1] ?? 'new' }, stage };
        await this.commands.execute(new MoveApplications(request, admin));
      }
    }
  }

  /** The first applicant is hired, and the others are not selected. */
  private async fill(job: JobSummary, emails: readonly string[]): Promise<void> {
    for (const email of emails) await this.apply(job, email, true);
    const [hired, ...others] = await this.applicationsOf(job.id);
    const outcomes: FillOutcome[] = [
      { outcome: 'hired', applications: hired ? [hired] : [], message: '' },
      { outcome: 'notSelected', applications: others, message: '' },
    ];
    await this.filler.fill(job.id, await this.administrator(), undefined, outcomes);
  }

  private async administrator(): Promise<Actor> {
    const account = await this.identity.accountByEmail(DEMO_EMAILS.admin);
    if (!account) throw new Error(`The demo account ${DEMO_EMAILS.admin} is missing.`);
    return { id: account.id, privileges: new Set([Privilege.SuperAdmin]), organizations: new Set(), sessionId: '' };
  }

  /** The submitted applications of a job, oldest first. */
  private applicationsOf(jobId: string): Promise<string[]> {
    return this.database.transaction(async (em) => {
      // All demo data are one transaction, which may not have written the last application yet.
      await em.flush();
      const sql = "select id from application where job_id = ? and type = 'submitted' order by submitted_at, id";
      return (await em.execute<{ id: string }[]>(sql, [jobId])).map(({ id }) => id);
    });
  }

  /** In bulk only. */
  seedMore(count: number, _: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    return this.bulk.insert(count, onProgress);
  }

  /** Removes the applications of demo users and all applications to demo postings. Keeps files a profile still has. */
  async remove(): Promise<Record<string, number>> {
    const people = await this.identity.demoAccountIds();
    const jobs = await this.postings.jobIdsOfCreators(people);
    return this.database.transaction(async (em) => {
      const removed = await em.execute<{ id: string; jobId: string }[]>(
        `delete from application where user_id = any(?::uuid[]) or job_id = any(?::uuid[])
         returning id, job_id as "jobId"`,
        [toArrayLiteral(people), toArrayLiteral(jobs)],
      );
      await this.postings.countApplicants(removed.map(({ jobId }) => jobId));
      const keys = await deleteFileRows(
        em,
        removed.map(({ id }) => id),
      );
      const unheld = await this.references.unreferenced(em, keys);
      for (const key of unheld) await this.files.delete(key);
      return { applications: removed.length, files: unheld.length };
    });
  }

  private async openJobs(): Promise<JobSummary[]> {
    const now = this.clock.now();
    const open = (await this.postings.jobsOfOrganizations(DEMO_ORGANIZATIONS)).filter(
      (job) => job.status === 'open' && !job.isExternalPost && job.startDate <= now && job.endDate > now,
    );
    return open.slice(0, MAX_JOBS);
  }

  private async apply(job: JobSummary, email: string, submit: boolean): Promise<void> {
    const account = await this.identity.accountByEmail(email);
    if (!account) return;
    const { documents } = await this.profiles.profileForApplying(account.id);
    const answers = submit ? { isBeenTerminated: 0, isContractTerminated: 0, isDisclaimerAccepted: true } : {};
    const data = DraftData.parse({ currentSalary: '58000', expectedSalary: '64500', ...answers });
    const attachedFiles = documents.map(({ id }) => id);
    const letter = `Dear hiring team,\n\nI would be glad to join you as ${job.title}.\n\n${account.firstName} ${account.lastName}\n`;
    await withTempUpload('Cover letter.txt', letter, (coverLetter) => {
      const form = { data, attachedFiles, coverLetter, clearCoverLetter: false };
      const command = submit ? SubmitApplication : SaveDraft;
      return this.commands.execute(new command(job.id, account.id, form, true));
    });
  }
}
