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

interface Choice {
  value: string;
  label: string;
}

const choiceOf = ({ accountNumber, accountName }: OrganizationFacts): Choice => ({
  value: accountNumber,
  label: accountName,
});
const byLabel = (a: Choice, b: Choice) => (a.label < b.label ? -1 : 1);

/** The choices of each filter with their counts: all that there are, save of organizations only those with jobs. */
@Injectable()
export class JobFacets {
  /** Of all organizations in the order of the list, which every counted search would ask for and sort otherwise. */
  private readonly known = new Remade(NAMES_KEPT_MS, async () => {
    const choices = (await this.ask.of(new AllOrganizations())).map(choiceOf).sort(byLabel);
    return { choices, numbers: new Set(choices.map(({ value }) => value)) };
  });

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
    const counted = (name: Name, values: readonly Choice[], of = counts(name)): JobFacet => ({
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

  private async organizations(numbers: readonly string[]): Promise<Choice[]> {
    const { choices, numbers: known } = await this.known.get();
    const wanted = new Set(numbers);
    const found = choices.filter(({ value }) => wanted.has(value));
    const unknown = numbers.filter((number) => !known.has(number));
    if (!unknown.length) return found;
    const others = await this.ask.of(new OrganizationsByNumbers(unknown));
    return [...found, ...others.map(choiceOf)].sort(byLabel);
  }
}

const withinLabel = (days: string) => (days === '1' ? 'Since yesterday' : `Last ${days} days`);
