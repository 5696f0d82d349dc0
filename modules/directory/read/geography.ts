import { Injectable } from '@nestjs/common';
import { milesBetween } from '../../../src/platform/search/distance.js';
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

const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    saint: 'st',
    mount: 'mt',
    fort: 'ft',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    township: 'twp',
    borough: 'boro',
  }),
);

/** "St. Mary's", "Saint Marys" and "ST MARYS" are one key. */
function placeKey(name: string): string {
  return fold(name)
    .trim()
    .replace(/,?\s*\b(pa|pennsylvania)\.?$/, '')
    .replace(/\b[a-z]+\b/g, (word) => SHORT.get(word) ?? word)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ (?!(twp|boro)$)/g, '');
}

/** A township or borough is also known without that word. */
const withoutKind = (key: string) => key.replace(/ (twp|boro)$/, '');

/** Counties, regions and ZIP places. They change with the product's releases only, so they stay in memory. */
@Injectable()
export class Geography {
  readonly counties: readonly CountyFacts[];
  /** Folded, of the names of cities, municipalities and counties. */
  readonly words = new Set<string>();
  private readonly byZip = new Map<string, Place>();
  private readonly byName = new Map<string, Place[]>();
  /** By the same keys: how people write it. */
  private readonly spelled = new Map<string, string>();
  /** By county: a place of its city with the most ZIP codes; among small ones, of the city that bears its name. */
  private readonly largest = new Map<number, Place>();

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
      this.name(place.city, [place]);
    }
    for (const { name } of this.counties) this.learn(name);
    const cities = Map.groupBy(this.byZip.values(), ({ county, city }) => `${county} ${city}`);
    const bearsItsName = (place?: Place) => (place && this.counties[place.county - 1]?.name === place.city ? 1 : 0);
    const size = (places: Place[]) => places.length + bearsItsName(places[0]);
    for (const [place] of [...cities.values()].sort((a, b) => size(a) - size(b))) {
      if (place) this.largest.set(place.county, place);
    }
    for (const { alias, zips } of readReference('city-aliases')) {
      this.name(alias ?? '', this.places((zips ?? '').split(' ')));
    }
    for (const [key, places] of [...this.byName]) {
      if (!this.byName.has(withoutKind(key))) this.byName.set(withoutKind(key), places);
    }
  }

  /** Every ZIP place. */
  all(): Place[] {
    return [...this.byZip.values()];
  }

  /** Every city and municipality that `named` knows, with its places. */
  names(): { name: string; places: Place[] }[] {
    return [...this.spelled].map(([key, name]) => ({ name, places: this.byName.get(key) ?? [] }));
  }

  place(zip: string): Place | null {
    return this.byZip.get(zip) ?? null;
  }

  places(zips: readonly string[]): Place[] {
    return zips.flatMap((zip) => this.byZip.get(zip) ?? []);
  }

  placesIn(counties: readonly number[]): Place[] {
    return [...this.byZip.values()].filter(({ county }) => counties.includes(county));
  }

  named(name: string): Place[] {
    const key = placeKey(name);
    return this.byName.get(key) ?? this.byName.get(withoutKind(key)) ?? [];
  }

  /**
   * Where something of this name in a county probably is: in the place that its name begins with, else in the largest
   * city.
   */
  somewhereIn(county: number, name: string): Place | null {
    const words = name.split(/[ -]/);
    const starts = words.map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
    const namesakes = starts.flatMap((start) => this.named(start));
    return namesakes.find((place) => place.county === county) ?? this.largest.get(county) ?? null;
  }

  /** Null where every place is farther than that. */
  nearest(point: { lat: number; lon: number }, most: number): Place | null {
    let nearest: Place | null = null;
    let least = most;
    for (const place of this.byZip.values()) {
      const miles = milesBetween(point, place);
      if (miles > least) continue;
      nearest = place;
      least = miles;
    }
    return nearest;
  }

  countyNamed(name: string): CountyFacts | null {
    return this.counties.find((county) => county.name === name) ?? null;
  }

  private learn(name: string): void {
    for (const word of fold(name).match(/[a-z]{3,}/g) ?? []) this.words.add(word);
  }

  private name(name: string, places: Place[]): void {
    const key = placeKey(name);
    this.learn(name);
    if (!this.spelled.has(key)) this.spelled.set(key, name);
    const known = this.byName.get(key) ?? [];
    this.byName.set(key, [...known, ...places.filter((place) => !known.includes(place))]);
  }
}
