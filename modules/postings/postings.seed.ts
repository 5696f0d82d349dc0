import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Ask } from '../../src/platform/ask.js';
import { Clock } from '../../src/platform/clock.js';
import { Database } from '../../src/platform/database/database.js';
import { DemoData, type DemoPart } from '../../src/platform/demo-data.js';
import type { Actor } from '../../src/platform/http/access.js';
import {
  AllOrganizations,
  AllPositions,
  CountyByNumber,
  type OrganizationFacts,
  PlaceForOrganization,
  type PositionFacts,
} from '../directory/contract/questions.js';
import { AccountByEmail, DEMO_EMAILS, DEMO_ORGANIZATIONS, Privilege } from '../identity/contract/questions.js';
import { CreateJob } from './commands/create-job.js';
import { FillJob } from './commands/fill-job.js';
import { JobPayload } from './contract/api.js';
import { BulkJobs, type DemoJob } from './demo/bulk-jobs.js';
import { demoPosting, stageOf } from './demo/demo-posting.js';

const JOBS = 300;
/** Every so many postings one belongs to the demo poster's own organizations. */
const OWN_EVERY = 15;
/** Numbers without a common divisor walk a list evenly without repeating soon. */
const STRIDE = { organizations: 37, positions: 41 };
const BATCH = 500;

interface Parts {
  usable: OrganizationFacts[];
  own: OrganizationFacts[];
  positions: PositionFacts[];
}

const isOwn = (index: number) => index % OWN_EVERY === 0;

@DemoData('postings', 20)
@Injectable()
export class PostingsSeed implements DemoPart {
  constructor(
    private readonly ask: Ask,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly bulk: BulkJobs,
  ) {}

  load(): Promise<void> {
    return this.add(JOBS, 0, () => undefined);
  }

  /** Goes on in the series; `bulk` writes rows without commands and facts, then builds the search index anew. */
  async more(count: number, { bulk }: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    const [row] = await this.database.read((em) => em.execute<[{ n: number }]>('select count(*)::int as n from job'));
    if (!bulk) return this.add(count, row.n, onProgress);
    const { parts } = await this.series();
    for (let done = 0; done < count; done += BATCH) {
      const wishes = [];
      for (let at = done; at < Math.min(count, done + BATCH); at += 1) wishes.push(await this.wish(parts, row.n + at));
      await this.bulk.insert(wishes.filter((wish) => wish !== null));
      onProgress(Math.min(count, done + BATCH));
    }
    await this.bulk.index();
  }

  /** Posts jobs of the series from number `first` on, as the demo installation's administrator and poster. */
  private async add(count: number, first: number, onProgress: (done: number) => void): Promise<void> {
    const { parts, admin, poster } = await this.series();
    for (let done = 0; done < count; done += 1) {
      const wish = await this.wish(parts, first + done);
      const actor = isOwn(first + done) ? poster : admin;
      if (wish) {
        const { id } = await this.commands.execute(new CreateJob(wish.payload, [], actor));
        if (wish.stage === 'filled') await this.commands.execute(new FillJob(id, actor));
      }
      onProgress(done + 1);
    }
  }

  private async series() {
    const usable = (await this.ask.of(new AllOrganizations())).filter(({ usable }) => usable);
    const parts = {
      usable,
      own: usable.filter(({ accountNumber }) => DEMO_ORGANIZATIONS.some((number) => number === accountNumber)),
      positions: (await this.ask.of(new AllPositions())).filter(({ approval }) => !approval),
    };
    const admin = await this.actor(DEMO_EMAILS.admin, Privilege.SuperAdmin, []);
    const poster = await this.actor(DEMO_EMAILS.poster, Privilege.JobPosting, DEMO_ORGANIZATIONS);
    return { parts, admin, poster };
  }

  /** Number `index` of the series; null at an organization whose place nobody knows. */
  private async wish(parts: Parts, index: number): Promise<DemoJob | null> {
    const organization = isOwn(index)
      ? at(parts.own, index / OWN_EVERY)
      : at(parts.usable, index * STRIDE.organizations);
    const position = at(parts.positions, index * STRIDE.positions);
    const place = await this.ask.of(new PlaceForOrganization(organization.accountNumber));
    if (!place) return null;
    const county = await this.ask.of(new CountyByNumber(place.county));
    const posting = demoPosting(index, organization, position, place, county?.region ?? 'ST', this.clock.now());
    const payload = JobPayload.parse({ ...posting, status: 'open' });
    return { payload, organization, position, stage: stageOf(index) };
  }

  private async actor(email: string, privilege: number, organizations: readonly string[]): Promise<Actor> {
    const account = await this.ask.of(new AccountByEmail(email));
    if (!account) throw new Error(`The demo account ${email} is missing.`);
    return { id: account.id, privileges: new Set([privilege]), organizations: new Set(organizations), sessionId: '' };
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The directory is empty.');
  return item;
}
