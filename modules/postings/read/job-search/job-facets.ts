import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { Remade } from '../../../../src/platform/remade.js';
import type { Facet, SearchResult } from '../../../../src/platform/search/search-engine.js';
import {
  AllCounties,
  AllOrganizations,
  type OrganizationFacts,
  OrganizationsByNumbers,
} from '../../../directory/contract/questions.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '../../contract/api-lists.js';
import {
  type FACETS,
  type JobFacet,
  type JobSearchQuery,
  ORGANIZATION_TYPES,
  POSITION_TYPES,
  POSTED_WITHIN,
} from '../../contract/api-search.js';
import { postedSince } from './job-filters.js';

type Name = (typeof FACETS)[number];
type Counts = ReadonlyMap<string, number>;

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const NONE: Counts = new Map();

/** How late a filter may show that an organization or a county was renamed. */
const NAMES_KEPT_MS = 30_000;

const named = ({ accountNumber, accountName }: OrganizationFacts) => [accountNumber, accountName] as const;

/** The choices of each filter with their counts: all that there are, save of organizations only those with jobs. */
@Injectable()
export class JobFacets {
  /** Of all organizations, which every counted search would ask for otherwise. */
  private readonly names = new Remade(
    NAMES_KEPT_MS,
    async () => new Map((await this.ask.of(new AllOrganizations())).map(named)),
  );

  private readonly counties = new Remade(NAMES_KEPT_MS, async () => {
    const all = await this.ask.of(new AllCounties());
    return all.map(({ number, name }) => ({ value: String(number), label: name }));
  });

  constructor(private readonly ask: Ask) {}

  /** What to have counted. */
  asked(now: Date): Facet[] {
    const fields = ['region', 'positionGroup', 'organizationType', 'organization', 'county', 'remote'];
    const since = POSTED_WITHIN.map((days) => postedSince(days, now));
    return [...fields.map((field) => ({ field })), { field: 'startDate', since }];
  }

  async of({ facets }: SearchResult, query: JobSearchQuery, now: Date): Promise<JobFacet[]> {
    const counts = (field: string) => facets.get(field) ?? NONE;
    const counted = (name: Name, values: { value: string; label: string }[], of = counts(name)): JobFacet => ({
      name,
      choices: values.map(({ value, label }) => ({ value, label, count: of.get(value) ?? 0 })),
    });
    const posted = counts('startDate');
    const within = POSTED_WITHIN.map((days) => [days, posted.get(postedSince(days, now).toISOString()) ?? 0] as const);
    return [
      counted(
        'region',
        GEOGRAPHIES.map((value) => ({ value, label: GEOGRAPHY_NAMES[value] })),
      ),
      counted('positionGroup', same(POSITION_TYPES)),
      counted('organizationType', same(ORGANIZATION_TYPES)),
      counted('organization', await this.organizations([...counts('organization').keys(), ...query.organization])),
      counted('county', await this.counties.get()),
      counted(
        'postedWithin',
        POSTED_WITHIN.map((value) => ({ value, label: withinLabel(value) })),
        new Map(within),
      ),
      counted('remote', [{ value: 'true', label: 'Remote' }]),
    ];
  }

  private async organizations(numbers: readonly string[]) {
    const names = await this.names.get();
    const unknown = numbers.filter((number) => !names.has(number));
    const others = unknown.length ? await this.ask.of(new OrganizationsByNumbers(unknown)) : [];
    const all = new Map([...names, ...others.map(named)]);
    return [...new Set(numbers)]
      .flatMap((value) => {
        const label = all.get(value);
        return label === undefined ? [] : { value, label };
      })
      .sort((a, b) => (a.label < b.label ? -1 : 1));
  }
}

const withinLabel = (days: string) => (days === '1' ? 'Since yesterday' : `Last ${days} days`);
