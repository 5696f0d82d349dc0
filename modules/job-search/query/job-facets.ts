import { Injectable } from '@nestjs/common';
import { DirectoryApi, type OrganizationSummary } from '#modules/directory/contract/directory-api.js';
import { GEOGRAPHIES, GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { StaleWhileRevalidate } from '#platform/caching/stale-while-revalidate.js';
import type { Facet, SearchResult } from '#platform/search/search-engine.js';
import {
  type FACETS,
  type JobFacet,
  type JobSearchQuery,
  ORGANIZATION_TYPES,
  POSITION_TYPES,
  POSTED_WITHIN,
} from '../contract/api/search.js';
import { DirectoryWatch } from '../serving/directory-watch.js';
import { postedSince } from './job-filters.js';

type Name = (typeof FACETS)[number];
type Counts = ReadonlyMap<string, number>;

const unlabelledChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const NO_COUNTS: Counts = new Map();

/** A renamed organization or county may show this late in a filter. */
const NAMES_TTL_MS = 30_000;

interface Choice {
  value: string;
  label: string;
}

const toChoice = ({ accountNumber, accountName }: OrganizationSummary): Choice => ({
  value: accountNumber,
  label: accountName,
});
/** Files of organizations bring types of their own, which are offered where they have postings or are chosen. */
const withOthers = (fixed: readonly string[], others: string[]) => [...new Set([...fixed, ...others.sort()])];
const byLabel = (a: Choice, b: Choice) => (a.label < b.label ? -1 : 1);

/** Facets of the search: all choices of each filter with their counts, but only organizations with jobs. */
@Injectable()
export class JobFacets {
  /** All organizations in list order, cached since every search with facets needs them. */
  private readonly allOrganizations = new StaleWhileRevalidate(NAMES_TTL_MS, async () => {
    const organizations = await this.directory.allOrganizations();
    const choices = organizations.map(toChoice).sort(byLabel);
    return { choices, numbers: new Set(choices.map(({ value }) => value)) };
  });

  private readonly counties = new StaleWhileRevalidate(NAMES_TTL_MS, async () => {
    const all = await this.directory.allCounties();
    return all.map(({ number, name }) => ({ value: String(number), label: name }));
  });

  constructor(
    private readonly directory: DirectoryApi,
    watch: DirectoryWatch,
  ) {
    watch.onChange(() => this.allOrganizations.expire());
  }

  /** The facets to request from the search engine. */
  requestedFacets(now: Date): Facet[] {
    const fields = ['region', 'positionGroup', 'organizationType', 'organization', 'county', 'remote'];
    const since = POSTED_WITHIN.map((days) => postedSince(days, now));
    return [...fields.map((field) => ({ field })), { field: 'startDate', since }];
  }

  async build({ facets }: SearchResult, query: JobSearchQuery, now: Date): Promise<JobFacet[]> {
    const counts = (field: string) => facets.get(field) ?? NO_COUNTS;
    const withCounts = (name: Name, values: readonly Choice[], countByValue = counts(name)): JobFacet => ({
      name,
      choices: values.map(({ value, label }) => ({ value, label, count: countByValue.get(value) ?? 0 })),
    });
    const posted = counts('startDate');
    const within = POSTED_WITHIN.map((days) => [days, posted.get(postedSince(days, now).toISOString()) ?? 0] as const);
    return [
      withCounts(
        'region',
        GEOGRAPHIES.map((value) => ({ value, label: GEOGRAPHY_NAMES[value] })),
      ),
      withCounts('positionGroup', unlabelledChoices(POSITION_TYPES)),
      withCounts(
        'organizationType',
        unlabelledChoices(
          withOthers(ORGANIZATION_TYPES, [...counts('organizationType').keys(), ...query.organizationType]),
        ),
      ),
      withCounts('organization', await this.organizations([...counts('organization').keys(), ...query.organization])),
      withCounts('county', await this.counties.get()),
      withCounts(
        'postedWithin',
        POSTED_WITHIN.map((value) => ({ value, label: withinLabel(value) })),
        new Map(within),
      ),
      withCounts('remote', [{ value: 'true', label: 'Remote' }]),
    ];
  }

  private async organizations(numbers: readonly string[]): Promise<Choice[]> {
    const { choices, numbers: knownNumbers } = await this.allOrganizations.get();
    const requested = new Set(numbers);
    const known = choices.filter(({ value }) => requested.has(value));
    const unknown = numbers.filter((number) => !knownNumbers.has(number));
    if (!unknown.length) return known;
    const missing = await this.directory.organizationsByNumbers(unknown);
    return [...known, ...missing.map(toChoice)].sort(byLabel);
  }
}

const withinLabel = (days: string) => (days === '1' ? 'Since yesterday' : `Last ${days} days`);
