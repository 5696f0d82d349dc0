import { Injectable } from '@nestjs/common';
import { DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { ListedJobs, type NameCount } from '#modules/postings/contract/listed-jobs.js';
import { StaleWhileRevalidate } from '#platform/caching/stale-while-revalidate.js';
import { PageCache } from '#platform/pages/page-cache.js';
import { Clock } from '#platform/time/clock.js';
import type { Suggestion } from '../contract/api/suggest.js';
import { type PrefixEntry, PrefixIndex } from './prefix-index.js';
import { titleEntries } from './title-entries.js';

/** Postings start and end with time alone; what somebody changes shows at once. */
const REFRESH_MS = 30_000;

export interface NameIndexes {
  title: PrefixIndex<Suggestion>;
  position: PrefixIndex<Suggestion>;
  organization: PrefixIndex<Suggestion>;
}

/** Titles of visible jobs, and all positions and usable organizations, with their numbers of jobs. */
@Injectable()
export class SuggestedNames {
  private readonly indexes = new StaleWhileRevalidate(REFRESH_MS, () => this.load());

  constructor(
    private readonly listed: ListedJobs,
    private readonly directory: DirectoryApi,
    private readonly clock: Clock,
    pages: PageCache,
  ) {
    // Changes of the directory purge pages too.
    pages.onPurge(() => this.indexes.expire());
  }

  get(): Promise<NameIndexes> {
    return this.indexes.get();
  }

  private async load(): Promise<NameIndexes> {
    const organizations = (await this.directory.allOrganizations()).filter(({ usable }) => usable);
    const positions = await this.directory.allPositions();
    const counties = await this.directory.allCounties();
    const usable = organizations.map(({ accountNumber }) => accountNumber);
    const counted = await this.listed.countByName(this.clock.now(), usable);
    const jobsOf = (pick: (row: NameCount) => string | null) =>
      new Map(counted.flatMap((row) => (pick(row) === null ? [] : [[pick(row), row.jobs]])));
    const [ofPosition, ofOrganization] = [jobsOf((row) => row.positionId), jobsOf((row) => row.accountNumber)];
    const position = positions.map(({ id, name, type }) =>
      toEntry({ kind: 'position', label: name, detail: type, jobs: ofPosition.get(id), value: id }),
    );
    const organization = organizations.map(({ accountNumber, accountName, city, county }) => {
      const itsCounty = counties.find(({ number }) => number === county);
      const detail = city ?? (itsCounty && `${itsCounty.name} County`);
      const jobs = ofOrganization.get(accountNumber);
      return toEntry({ kind: 'organization', label: accountName, detail, jobs, value: accountNumber });
    });
    const titles = counted.flatMap(({ title, jobs }) => (title === null ? [] : [{ title, jobs }]));
    return {
      title: await PrefixIndex.of(await titleEntries(titles)),
      position: await PrefixIndex.of(position),
      organization: await PrefixIndex.of(organization),
    };
  }
}

const toEntry = (value: Suggestion): PrefixEntry<Suggestion> => ({
  names: [value.label],
  weight: value.jobs ?? 0,
  value,
});
