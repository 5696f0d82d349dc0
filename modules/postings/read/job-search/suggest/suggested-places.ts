import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../../src/platform/ask.js';
import { Remade } from '../../../../../src/platform/remade.js';
import { AllCounties, AllOrganizations, AllPlaces, type Place } from '../../../../directory/contract/questions.js';
import type { Suggestion } from '../../../contract/api-suggest.js';
import { type Named, NameIndex } from './name-index.js';

/** Places come with releases; only the name of a unit may change before. */
const EVERY_MS = 3_600_000;

/** A city goes by the number of its ZIP codes: before its county come those that have several. */
const WEIGHTS = { county: 1.5, iu: 1, zip: 0 };
const SHORT = { Saint: 'St', Mount: 'Mt', Fort: 'Ft' };

/** What the Location field takes, as names to be suggested. */
@Injectable()
export class SuggestedPlaces {
  private readonly index = new Remade(EVERY_MS, () => this.read());

  constructor(private readonly ask: Ask) {}

  get(): Promise<NameIndex<Suggestion>> {
    return this.index.get();
  }

  private async read(): Promise<NameIndex<Suggestion>> {
    const counties = await this.ask.of(new AllCounties());
    const { places, names } = await this.ask.of(new AllPlaces());
    const organizations = await this.ask.of(new AllOrganizations());
    const countyOf = (number: number | undefined) => {
      const county = counties.find((one) => one.number === number);
      return county && `${county.name} County`;
    };
    return NameIndex.of([
      ...names.map(({ name, places: its }) =>
        named([`${name}, PA`, ...shortened(name)], its.length, countyOf(mostOf(its))),
      ),
      ...counties.map(({ name, regionName }) => named([`${name} County`], WEIGHTS.county, regionName)),
      ...organizations
        .filter(({ accountType, iu }) => accountType === 'Intermediate Unit' && iu !== null)
        .map(({ iu, accountName }) => named([`IU ${iu}`, accountName], WEIGHTS.iu, accountName)),
      ...places.map(({ zip, city }) => named([zip], WEIGHTS.zip, `${city}, PA`)),
    ]);
  }
}

function named(names: [label: string, ...others: string[]], weight: number, detail?: string): Named<Suggestion> {
  const [label] = names;
  return { names, weight, value: { kind: 'place', label, detail, value: label } };
}

/** "Mount Lebanon" is also looked for as "Mt. Lebanon". */
function shortened(name: string): string[] {
  return Object.entries(SHORT).flatMap(([long, short]) => {
    if (name.startsWith(`${long} `)) return [name.replace(long, short)];
    return new RegExp(`^${short}\\.? `).test(name) ? [name.replace(new RegExp(`^${short}\\.?`), long)] : [];
  });
}

/** The county that most of the places lie in. */
function mostOf(places: readonly Place[]): number | undefined {
  const counts = Map.groupBy(places, ({ county }) => county);
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0];
}
