import { Injectable } from '@nestjs/common';
import { centroid } from '#platform/search/distance.js';
import { fold } from '#platform/search/language/fold.js';
import { MAX_IU_NUMBER } from '../contract/api/choices.js';
import type { Area } from '../contract/directory-api.js';
import { type CountyDetails, Geography } from './geography.js';
import { Organizations } from './organizations.js';

const COUNTY = /^(.+?)\s+county$/;
const UNIT = /^(?:i\.?u\.?|intermediate unit)\s*(?:#|no\.?|number)?\s*(\d{1,2})$/;
const STATE = /,?\s*\b(?:pa|pennsylvania)\.?$/;

const lettersOf = (name: string) => fold(name).replace(/[^a-z]/g, '');

/** Parses the names of areas as users type them. */
@Injectable()
export class Areas {
  private readonly counties: Map<string, CountyDetails>;
  private readonly regions: Map<string, CountyDetails[]>;

  constructor(
    private readonly geography: Geography,
    private readonly organizations: Organizations,
  ) {
    this.counties = new Map(geography.counties.map((county) => [lettersOf(county.name), county]));
    this.regions = Map.groupBy(geography.counties, ({ regionName }) => lettersOf(regionName));
  }

  async findByName(typed: string): Promise<Area | null> {
    const name = fold(typed).trim().replace(STATE, '').trim();
    const unit = Number(UNIT.exec(name)?.[1]);
    if (unit >= 1 && unit <= MAX_IU_NUMBER) return this.unit(unit);
    return this.county(COUNTY.exec(name)?.[1] ?? '') ?? this.region(lettersOf(name));
  }

  private county(name: string): Area | null {
    const match = this.counties.get(lettersOf(name));
    if (!match) return null;
    const center = this.centerOf([match.number]);
    return { kind: 'county', value: String(match.number), name: `${match.name} County`, center };
  }

  private region(name: string): Area | null {
    const counties = this.regions.get(name) ?? [];
    const [first] = counties;
    if (!first) return null;
    const center = this.centerOf(counties.map(({ number }) => number));
    return { kind: 'region', value: first.region, name: first.regionName, center };
  }

  private async unit(number: number): Promise<Area> {
    const county = await this.organizations.countyOfUnit(number);
    const center = county === null ? null : this.centerOf([county]);
    return { kind: 'iu', value: String(number), name: `Intermediate Unit ${number}`, center };
  }

  private centerOf(counties: readonly number[]): Area['center'] {
    return centroid(this.geography.placesInCounties(counties));
  }
}
