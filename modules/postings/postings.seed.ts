import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  DirectoryApi,
  type OrganizationSummary,
  type Place,
  type PositionSummary,
} from '#modules/directory/contract/directory-api.js';
import { DEMO_EMAILS, DEMO_ORGANIZATIONS, IdentityApi } from '#modules/identity/contract/identity-api.js';
import { Privilege } from '#modules/shared/privileges.js';
import { forEachConcurrently } from '#platform/async/for-each-concurrently.js';
import { Database } from '#platform/database/database.js';
import type { Actor } from '#platform/http/access.js';
import { Seed, type Seeder } from '#platform/seeding/seeder.js';
import { Clock } from '#platform/time/clock.js';
import { CreateJob } from './commands/create-job.js';
import { JobPayload } from './contract/api/job.js';
import { PositionFiller } from './contract/applicants.js';
import { type BulkJob, BulkJobs } from './demo/bulk-jobs.js';
import { bulkStatus, isForBoard } from './demo/bulk-stages.js';
import { demoPosting, type Stage, stageOf } from './demo/demo-posting.js';
import { RemoveDemoJobs } from './demo/remove-demo-jobs.js';

const JOBS = 300;
/** One of this many postings belongs to the demo poster's organizations. */
const OWN_EVERY = 15;
/** Coprime steps visit a list evenly, without early repetition. */
const STRIDE = { organizations: 37, positions: 41 };
const BATCH = 500;
/** One batch is built while another is inserted. */
const CONCURRENCY = 2;

interface DemoJob extends Pick<BulkJob, 'payload' | 'organization' | 'position'> {
  stage: Stage;
}

interface Parts {
  usable: OrganizationSummary[];
  own: OrganizationSummary[];
  positions: PositionSummary[];
}

const isOwn = (index: number) => index % OWN_EVERY === 0;

@Seed('postings', 20)
@Injectable()
export class PostingsSeed implements Seeder {
  readonly seedOption = 'jobs';

  constructor(
    private readonly directory: DirectoryApi,
    private readonly identity: IdentityApi,
    private readonly commands: CommandBus,
    private readonly filler: PositionFiller,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly bulk: BulkJobs,
    private readonly removal: RemoveDemoJobs,
  ) {}

  seed(): Promise<void> {
    return this.add(JOBS, 0, () => undefined);
  }

  remove(): Promise<Record<string, number>> {
    return this.removal.run();
  }

  /** Continues the series. `bulk` inserts rows without commands and events, then rebuilds the search index. */
  async seedMore(count: number, { bulk }: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    const [row] = await this.database.read((em) => em.execute<[{ n: number }]>('select count(*)::int as n from job'));
    if (!bulk) return this.add(count, row.n, onProgress);
    const { parts, admin } = await this.series();
    const end = row.n + count;
    let next = row.n;
    const nextBatch = async () => {
      const from = next;
      next = Math.min(end, from + BATCH);
      onProgress(from - row.n);
      return this.bulkJobs(parts, from, next);
    };
    await forEachConcurrently(CONCURRENCY, nextBatch, (jobs) => this.bulk.insert(jobs, admin.id));
    await this.bulk.index();
  }

  /** Jobs of the series, in all statuses. */
  private async bulkJobs(parts: Parts, from: number, to: number): Promise<BulkJob[]> {
    const jobs: BulkJob[] = [];
    for (let index = from; index < to; index += 1) {
      const job = await this.demoJob(parts, index);
      jobs.push({ ...job, status: bulkStatus(index, job.stage), isForBoard: isForBoard(index) });
    }
    return jobs;
  }

  /** Posts jobs of the series from number `first` on, as the demo administrator and poster. */
  private async add(count: number, first: number, onProgress: (done: number) => void): Promise<void> {
    const { parts, admin, poster } = await this.series();
    for (let done = 0; done < count; done += 1) {
      const job = await this.demoJob(parts, first + done);
      const actor = isOwn(first + done) ? poster : admin;
      const { id } = await this.commands.execute(new CreateJob(job.payload, [], actor));
      if (job.stage === 'filled') await this.fill(id, actor);
      onProgress(done + 1);
    }
  }

  /** As if posted when its listing began, so that filling it took as many days. */
  private async fill(id: string, actor: Actor): Promise<void> {
    await this.filler.fill(id, actor);
    await this.database.transaction((em) => em.execute('update job set posted_at = start_date where id = ?', [id]));
  }

  private async series() {
    const usable = (await this.directory.allOrganizations()).filter(({ usable }) => usable);
    const parts = {
      usable,
      own: usable.filter(({ accountNumber }) => DEMO_ORGANIZATIONS.some((number) => number === accountNumber)),
      positions: (await this.directory.allPositions()).filter(({ approval }) => !approval),
    };
    const admin = await this.actor(DEMO_EMAILS.admin, Privilege.SuperAdmin, []);
    const poster = await this.actor(DEMO_EMAILS.poster, Privilege.JobPosting, DEMO_ORGANIZATIONS);
    return { parts, admin, poster };
  }

  /** Number `index` of the series. */
  private async demoJob(parts: Parts, index: number): Promise<DemoJob> {
    const { organization, place } = isOwn(index)
      ? await this.placedFrom(parts.own, index / OWN_EVERY)
      : await this.placedFrom(parts.usable, index * STRIDE.organizations);
    const position = at(parts.positions, index * STRIDE.positions);
    const county = await this.directory.countyByNumber(place.county);
    const posting = demoPosting(index, organization, position, place, county?.region ?? 'ST', this.clock.now());
    const payload = JobPayload.parse({ ...posting, status: 'open' });
    return { payload, organization, position, stage: stageOf(index) };
  }

  /** The next organization with a known place. */
  private async placedFrom(
    list: readonly OrganizationSummary[],
    index: number,
  ): Promise<{ organization: OrganizationSummary; place: Place }> {
    for (let step = 0; step < list.length; step += 1) {
      const organization = at(list, index + step);
      const place = await this.directory.placeForOrganization(organization.accountNumber);
      if (place) return { organization, place };
    }
    throw new Error('No organization has a known place.');
  }

  private async actor(email: string, privilege: number, organizations: readonly string[]): Promise<Actor> {
    const account = await this.identity.accountByEmail(email);
    if (!account) throw new Error(`The demo account ${email} is missing.`);
    return { id: account.id, privileges: new Set([privilege]), organizations: new Set(organizations), sessionId: '' };
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The directory is empty.');
  return item;
}
