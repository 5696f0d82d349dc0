import { Injectable } from '@nestjs/common';
import { middle } from '../../../src/platform/search/distance.js';
import { fold } from '../../../src/platform/search/language/fold.js';
import { UNITS } from '../contract/api.js';
import type { Area } from '../contract/questions.js';
import { type CountyFacts, Geography } from './geography.js';
import { Organizations } from './organizations.js';

const COUNTY = /^(.+?)\s+county$/;
const UNIT = /^(?:i\.?u\.?|intermediate unit)\s*(?:#|no\.?|number)?\s*(\d{1,2})$/;
const STATE = /,?\s*\b(?:pa|pennsylvania)\.?$/;

const letters = (name: string) => fold(name).replace(/[^a-z]/g, '');

/** Understands the names of areas as people type them. */
@Injectable()
export class Areas {
  private readonly counties: Map<string, CountyFacts>;
  private readonly regions: Map<string, CountyFacts[]>;

  constructor(
    private readonly geography: Geography,
    private readonly organizations: Organizations,
  ) {
    this.counties = new Map(geography.counties.map((county) => [letters(county.name), county]));
    this.regions = Map.groupBy(geography.counties, ({ regionName }) => letters(regionName));
  }

  async named(typed: string): Promise<Area | null> {
    const name = fold(typed).trim().replace(STATE, '').trim();
    const unit = Number(UNIT.exec(name)?.[1]);
    if (unit >= 1 && unit <= UNITS) return this.unit(unit);
    return this.county(COUNTY.exec(name)?.[1] ?? '') ?? this.region(letters(name));
  }

  private county(name: string): Area | null {
    const found = this.counties.get(letters(name));
    if (!found) return null;
    const center = this.middleOf([found.number]);
    return { kind: 'county', value: String(found.number), name: `${found.name} County`, center };
  }

  private region(name: string): Area | null {
    const counties = this.regions.get(name) ?? [];
    const [first] = counties;
    if (!first) return null;
    const center = this.middleOf(counties.map(({ number }) => number));
    return { kind: 'region', value: first.region, name: first.regionName, center };
  }

  private async unit(number: number): Promise<Area> {
    const county = await this.organizations.countyOfUnit(number);
    const center = county === null ? null : this.middleOf([county]);
    return { kind: 'iu', value: String(number), name: `Intermediate Unit ${number}`, center };
  }

  private middleOf(counties: readonly number[]): Area['center'] {
    return middle(this.geography.placesIn(counties));
  }
}
