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
import { demoPosting, stageOf } from './demo/demo-posting.js';

const JOBS = 300;
/** Every so many postings one belongs to the demo poster's own organizations. */
const OWN_EVERY = 15;
/** Numbers without a common divisor walk a list evenly without repeating soon. */
const STRIDE = { organizations: 37, positions: 41 };

@DemoData('postings', 20)
@Injectable()
export class PostingsSeed implements DemoPart {
  constructor(
    private readonly ask: Ask,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  load(): Promise<void> {
    return this.add(JOBS, 0, () => undefined);
  }

  /** Goes on in the series; `bulk` is not told apart yet. */
  async more(count: number, _options: { bulk: boolean }, onProgress: (done: number) => void): Promise<void> {
    const [row] = await this.database.read((em) => em.execute<[{ n: number }]>('select count(*)::int as n from job'));
    await this.add(count, row.n, onProgress);
  }

  /** Posts jobs of the series from number `first` on, as the demo installation's administrator and poster. */
  private async add(count: number, first: number, onProgress: (done: number) => void): Promise<void> {
    const positions = (await this.ask.of(new AllPositions())).filter(({ approval }) => !approval);
    const usable = (await this.ask.of(new AllOrganizations())).filter(({ usable }) => usable);
    const own = usable.filter(({ accountNumber }) => DEMO_ORGANIZATIONS.some((number) => number === accountNumber));
    const admin = await this.actor(DEMO_EMAILS.admin, Privilege.SuperAdmin, []);
    const poster = await this.actor(DEMO_EMAILS.poster, Privilege.JobPosting, DEMO_ORGANIZATIONS);
    for (let done = 0; done < count; done += 1) {
      const index = first + done;
      const isOwn = index % OWN_EVERY === 0;
      const organization = at(isOwn ? own : usable, isOwn ? index / OWN_EVERY : index * STRIDE.organizations);
      await this.post(index, organization, at(positions, index * STRIDE.positions), isOwn ? poster : admin);
      onProgress(done + 1);
    }
  }

  private async post(
    index: number,
    organization: OrganizationFacts,
    position: PositionFacts,
    actor: Actor,
  ): Promise<void> {
    const place = await this.ask.of(new PlaceForOrganization(organization.accountNumber));
    if (!place) return;
    const county = await this.ask.of(new CountyByNumber(place.county));
    const posting = demoPosting(index, organization, position, place, county?.region ?? 'ST', this.clock.now());
    const payload = JobPayload.parse({ ...posting, status: 'open' });
    const { id } = await this.commands.execute(new CreateJob(payload, [], actor));
    if (stageOf(index) === 'filled') await this.commands.execute(new FillJob(id, actor));
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
