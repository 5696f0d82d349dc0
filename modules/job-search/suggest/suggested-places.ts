import { Injectable } from '@nestjs/common';
import { DirectoryApi, type Place } from '#modules/directory/contract/directory-api.js';
import { StaleWhileRevalidate } from '#platform/caching/stale-while-revalidate.js';
import type { Suggestion } from '../contract/api/suggest.js';
import { type PrefixEntry, PrefixIndex } from './prefix-index.js';

/** Places change with releases only; names of intermediate units may change in between. */
const REFRESH_MS = 3_600_000;

/** A city weighs its number of ZIP codes, so a city with several ranks above its county. */
const WEIGHTS = { county: 1.5, iu: 1, zip: 0 };
const ABBREVIATIONS = { Saint: 'St', Mount: 'Mt', Fort: 'Ft' };

/** Suggestions for the Location field. */
@Injectable()
export class SuggestedPlaces {
  private readonly index = new StaleWhileRevalidate(REFRESH_MS, () => this.load());

  constructor(private readonly directory: DirectoryApi) {}

  get(): Promise<PrefixIndex<Suggestion>> {
    return this.index.get();
  }

  private async load(): Promise<PrefixIndex<Suggestion>> {
    const counties = await this.directory.allCounties();
    const { places, names } = await this.directory.allPlaces();
    const organizations = await this.directory.allOrganizations();
    const countyOf = (number: number | undefined) => {
      const county = counties.find((candidate) => candidate.number === number);
      return county && `${county.name} County`;
    };
    return PrefixIndex.of([
      ...names.map(({ name, places: its }) =>
        placeEntry([`${name}, PA`, ...alternateSpellings(name)], its.length, countyOf(mostFrequentCounty(its))),
      ),
      ...counties.map(({ name, regionName }) => placeEntry([`${name} County`], WEIGHTS.county, regionName)),
      ...organizations
        .filter(({ accountType, iu }) => accountType === 'Intermediate Unit' && iu !== null)
        .map(({ iu, accountName }) => placeEntry([`IU ${iu}`, accountName], WEIGHTS.iu, accountName)),
      ...places.map(({ zip, city }) => placeEntry([zip], WEIGHTS.zip, `${city}, PA`)),
    ]);
  }
}

function placeEntry(
  names: [label: string, ...others: string[]],
  weight: number,
  detail?: string,
): PrefixEntry<Suggestion> {
  const [label] = names;
  return { names, weight, value: { kind: 'place', label, detail, value: label } };
}

/** "Mount Lebanon" is also typed as "Mt. Lebanon". */
function alternateSpellings(name: string): string[] {
  return Object.entries(ABBREVIATIONS).flatMap(([long, short]) => {
    if (name.startsWith(`${long} `)) return [name.replace(long, short)];
    return new RegExp(`^${short}\\.? `).test(name) ? [name.replace(new RegExp(`^${short}\\.?`), long)] : [];
  });
}

/** The county of most of the places. */
function mostFrequentCounty(places: readonly Place[]): number | undefined {
  const counts = Map.groupBy(places, ({ county }) => county);
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0];
}
