import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../../src/platform/ask.js';
import { Clock } from '../../../../../src/platform/clock.js';
import { Database } from '../../../../../src/platform/database/database.js';
import { Remade } from '../../../../../src/platform/remade.js';
import { sortKey } from '../../../../../src/platform/search/language/fold.js';
import { AllCounties, AllOrganizations, AllPositions } from '../../../../directory/contract/questions.js';
import { SEARCH_TYPED_MOST } from '../../../contract/api-search.js';
import type { Suggestion } from '../../../contract/api-suggest.js';
import { type Named, NameIndex } from './name-index.js';

/** How late a title may appear that was posted, or vanish. */
const EVERY_MS = 30_000;

/** One of the three names something. */
interface Counted {
  title: string | null;
  position: string | null;
  organization: string | null;
  jobs: number;
}

export interface NamesOfJobs {
  title: NameIndex<Suggestion>;
  position: NameIndex<Suggestion>;
  organization: NameIndex<Suggestion>;
}

/** Titles of the jobs that the public sees now, and positions and usable organizations with the number of theirs. */
@Injectable()
export class SuggestedNames {
  private readonly indexes = new Remade(EVERY_MS, () => this.read());

  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  get(): Promise<NamesOfJobs> {
    return this.indexes.get();
  }

  private async read(): Promise<NamesOfJobs> {
    const organizations = (await this.ask.of(new AllOrganizations())).filter(({ usable }) => usable);
    const positions = await this.ask.of(new AllPositions());
    const counties = await this.ask.of(new AllCounties());
    const counted = await this.counted(organizations.map(({ accountNumber }) => accountNumber));
    const jobsOf = (pick: (row: Counted) => string | null) =>
      new Map(counted.flatMap((row) => (pick(row) === null ? [] : [[pick(row), row.jobs]])));
    const [ofPosition, ofOrganization] = [jobsOf(({ position }) => position), jobsOf((row) => row.organization)];
    const position = positions.map(({ id, name, type }) =>
      named({ kind: 'position', label: name, detail: type, jobs: ofPosition.get(id), value: id }),
    );
    const organization = organizations.map(({ accountNumber, accountName, city, county }) => {
      const itsCounty = counties.find(({ number }) => number === county);
      const detail = city ?? (itsCounty && `${itsCounty.name} County`);
      const jobs = ofOrganization.get(accountNumber);
      return named({ kind: 'organization', label: accountName, detail, jobs, value: accountNumber });
    });
    return {
      title: await NameIndex.of(titlesOf(counted)),
      position: await NameIndex.of(position),
      organization: await NameIndex.of(organization),
    };
  }

  /** By the rule of `visible` in job-search.index.ts, which both sets of engines have in PostgreSQL too. */
  private counted(usable: readonly string[]): Promise<Counted[]> {
    const now = this.clock.now();
    return this.database.read((em) =>
      em.execute<Counted[]>(
        `select title, position_id as position, organization, count(*)::int as jobs from job
         where status = 'open' and deleted_at is null and start_date <= ? and end_date >= date_trunc('second', ?::timestamptz)
           and organization = any(array[?]::text[])
         group by grouping sets ((title), (position_id), (organization))`,
        [now, now, usable],
      ),
    );
  }
}

const named = (value: Suggestion): Named<Suggestion> => ({ names: [value.label], weight: value.jobs ?? 0, value });

/** One of each title however it is written, in the spelling of most. */
function titlesOf(counted: readonly Counted[]): Named<Suggestion>[] {
  const titles = new Map<string, { label: string; most: number; jobs: number }>();
  for (const { title, jobs } of counted) {
    if (title === null) continue;
    const key = sortKey(title);
    const known = titles.get(key) ?? { label: title, most: jobs, jobs: 0 };
    known.jobs += jobs;
    if (jobs > known.most) Object.assign(known, { label: title, most: jobs });
    titles.set(key, known);
  }
  return [...titles.values()].map(({ label, jobs }) => named({ kind: 'title', label, jobs, value: typeable(label) }));
}

/** As many of its whole words as the field takes. */
function typeable(title: string): string {
  if (title.length <= SEARCH_TYPED_MOST) return title;
  return title
    .slice(0, SEARCH_TYPED_MOST + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, SEARCH_TYPED_MOST);
}
