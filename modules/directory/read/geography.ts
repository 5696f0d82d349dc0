import { Injectable } from '@nestjs/common';
import { fold } from '../../../src/platform/search/language/fold.js';
import type { Place } from '../contract/questions.js';
import { readReference } from './reference-files.js';

export interface CountyFacts {
  /** 1 to 67, alphabetical (W5.28). */
  number: number;
  name: string;
  region: string;
  regionName: string;
}

/** "St. Mary's", "Saint Marys" and "ST MARYS" are one key. */
function placeKey(name: string): string {
  return fold(name)
    .replace(/\b(saint|mount|fort)\b/g, (word) => ({ saint: 'st', mount: 'mt', fort: 'ft' })[word] ?? word)
    .replace(/\b(township|twp|borough|boro)\b\.?/g, '')
    .replace(/,?\s*\b(pa|pennsylvania)\.?$/, '')
    .replace(/[^a-z0-9]/g, '');
}

/** Counties, regions and ZIP places. They change with the product's releases only, so they stay in memory. */
@Injectable()
export class Geography {
  readonly counties: readonly CountyFacts[];
  private readonly byZip = new Map<string, Place>();
  private readonly byName = new Map<string, Place[]>();

  constructor() {
    this.counties = readReference('regions').map(({ county, code, region }, index) => ({
      number: index + 1,
      name: county ?? '',
      region: code ?? '',
      regionName: region ?? '',
    }));
    const numbers = new Map(this.counties.map(({ name, number }) => [name, number]));
    for (const row of readReference('zip-places')) {
      const place: Place = {
        zip: row.zip ?? '',
        city: row.city ?? '',
        county: numbers.get(row.county ?? '') ?? 0,
        lat: Number(row.latitude),
        lon: Number(row.longitude),
      };
      this.byZip.set(place.zip, place);
      this.name(placeKey(place.city), [place]);
    }
    for (const { alias, zips } of readReference('city-aliases')) {
      this.name(placeKey(alias ?? ''), this.places((zips ?? '').split(' ')));
    }
  }

  place(zip: string): Place | null {
    return this.byZip.get(zip) ?? null;
  }

  places(zips: readonly string[]): Place[] {
    return zips.flatMap((zip) => this.byZip.get(zip) ?? []);
  }

  named(name: string): Place[] {
    return this.byName.get(placeKey(name)) ?? [];
  }

  /** The first ZIP code of a county, for what lies somewhere in it. */
  somewhereIn(county: number): Place | null {
    for (const place of this.byZip.values()) if (place.county === county) return place;
    return null;
  }

  countyNamed(name: string): CountyFacts | null {
    return this.counties.find((county) => county.name === name) ?? null;
  }

  private name(key: string, places: Place[]): void {
    const known = this.byName.get(key) ?? [];
    this.byName.set(key, [...known, ...places.filter((place) => !known.includes(place))]);
  }
}
