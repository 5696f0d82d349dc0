import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Ask } from '../../src/platform/ask.js';
import { Clock } from '../../src/platform/clock.js';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import { withTextFile } from '../../src/platform/text-file.js';
import { AccountByEmail, DEMO_APPLICANTS, DEMO_EMAILS, DEMO_ORGANIZATIONS } from '../identity/contract/questions.js';
import { type JobFacts, JobsOfOrganizations } from '../postings/contract/questions.js';
import { ProfileForApplying } from '../profiles/contract/questions.js';
import { SaveDraft } from './commands/save-draft.js';
import { SubmitApplication } from './commands/submit-application.js';
import { DraftData } from './contract/api.js';

/** How many jobs get applicants. */
const JOBS = 4;

/** A handful of applications at the demo organizations; the demo seeker also has a draft. */
@DemoData('applications', 40)
@Injectable()
export class ApplicationsSeed implements DemoPart {
  constructor(
    private readonly ask: Ask,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async load(): Promise<void> {
    const [first, ...jobs] = await this.openJobs();
    const emails = [...DEMO_APPLICANTS.map(({ email }) => email), DEMO_EMAILS.seeker];
    const wishes = jobs.flatMap((job, at) => emails.slice(0, emails.length - at).map((email) => ({ job, email })));
    if (first) await this.apply(first, DEMO_EMAILS.seeker, false);
    for (const { job, email } of wishes) await this.apply(job, email, true);
  }

  private async openJobs(): Promise<JobFacts[]> {
    const now = this.clock.now();
    const open = (await this.ask.of(new JobsOfOrganizations(DEMO_ORGANIZATIONS))).filter(
      (job) => job.status === 'open' && !job.isExternalPost && job.startDate <= now && job.endDate > now,
    );
    return open.slice(0, JOBS);
  }

  private async apply(job: JobFacts, email: string, submit: boolean): Promise<void> {
    const account = await this.ask.of(new AccountByEmail(email));
    if (!account) return;
    const { documents } = await this.ask.of(new ProfileForApplying(account.id));
    const data = DraftData.parse({ currentSalary: '58000', expectedSalary: '64500', isDisclaimerAccepted: true });
    const attachedFiles = documents.map(({ id }) => id);
    const letter = `Dear hiring team,\n\nI would be glad to join you as ${job.title}.\n\n${account.firstName} ${account.lastName}\n`;
    await withTextFile('Cover letter.txt', letter, (coverLetter) => {
      const form = { data, attachedFiles, coverLetter, clearCoverLetter: false };
      const command = submit ? SubmitApplication : SaveDraft;
      return this.commands.execute(new command(job.id, account.id, form, true));
    });
  }
}
