import { Injectable } from '@nestjs/common';
import { milesBetween } from '#platform/search/distance.js';
import { fold } from '#platform/search/language/fold.js';
import type { Place } from '../contract/directory-api.js';
import { readReferenceFile } from './reference-files.js';

export interface CountyDetails {
  /** 1 to 67, alphabetical. */
  number: number;
  name: string;
  region: string;
  regionName: string;
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
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
    .replace(/\b[a-z]+\b/g, (word) => ABBREVIATIONS.get(word) ?? word)
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ (?!(twp|boro)$)/g, '');
}

/** A township or borough is also found without that word. */
const withoutKind = (key: string) => key.replace(/ (twp|boro)$/, '');

/** Counties, regions and ZIP places. They change only with a release, so they are loaded into memory once. */
@Injectable()
export class Geography {
  readonly counties: readonly CountyDetails[];
  /** Folded words in the names of cities, municipalities and counties. */
  readonly words = new Set<string>();
  private readonly byZip = new Map<string, Place>();
  private readonly byName = new Map<string, Place[]>();
  /** Display names by the same keys. */
  private readonly displayNames = new Map<string, string>();
  /** By county, a place of the city with the most ZIP codes; the city with the county's name counts one more. */
  private readonly largestPlaces = new Map<number, Place>();

  constructor() {
    this.counties = readReferenceFile('regions').map(({ county, code, region }, index) => ({
      number: index + 1,
      name: county ?? '',
      region: code ?? '',
      regionName: region ?? '',
    }));
    const numbers = new Map(this.counties.map(({ name, number }) => [name, number]));
    for (const row of readReferenceFile('zip-places')) {
      const place: Place = {
        zip: row.zip ?? '',
        city: row.city ?? '',
        county: numbers.get(row.county ?? '') ?? 0,
        lat: Number(row.latitude),
        lon: Number(row.longitude),
      };
      this.byZip.set(place.zip, place);
      this.addName(place.city, [place]);
    }
    for (const { name } of this.counties) this.addWords(name);
    const cities = Map.groupBy(this.byZip.values(), ({ county, city }) => `${county} ${city}`);
    const bearsItsName = (place?: Place) => (place && this.counties[place.county - 1]?.name === place.city ? 1 : 0);
    const size = (places: Place[]) => places.length + bearsItsName(places[0]);
    for (const [place] of [...cities.values()].sort((a, b) => size(a) - size(b))) {
      if (place) this.largestPlaces.set(place.county, place);
    }
    for (const { alias, zips } of readReferenceFile('city-aliases')) {
      this.addName(alias ?? '', this.findPlaces((zips ?? '').split(' ')));
    }
    for (const [key, places] of [...this.byName]) {
      if (!this.byName.has(withoutKind(key))) this.byName.set(withoutKind(key), places);
    }
  }

  listPlaces(): Place[] {
    return [...this.byZip.values()];
  }

  /** All cities and municipalities that `findPlacesByName` finds, with their places. */
  listNames(): { name: string; places: Place[] }[] {
    return [...this.displayNames].map(([key, name]) => ({ name, places: this.byName.get(key) ?? [] }));
  }

  findPlace(zip: string): Place | null {
    return this.byZip.get(zip) ?? null;
  }

  findPlaces(zips: readonly string[]): Place[] {
    return zips.flatMap((zip) => this.byZip.get(zip) ?? []);
  }

  placesInCounties(counties: readonly number[]): Place[] {
    return [...this.byZip.values()].filter(({ county }) => counties.includes(county));
  }

  findPlacesByName(name: string): Place[] {
    const key = placeKey(name);
    return this.byName.get(key) ?? this.byName.get(withoutKind(key)) ?? [];
  }

  /**
   * The probable place of an organization in a county: the place that its name begins with, else one in the largest
   * city.
   */
  guessPlace(county: number, name: string): Place | null {
    const words = name.split(/[ -]/);
    const starts = words.map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
    const namesakes = starts.flatMap((start) => this.findPlacesByName(start));
    return namesakes.find((place) => place.county === county) ?? this.largestPlaces.get(county) ?? null;
  }

  /** Null if no place is within `maxMiles`. */
  findNearest(point: { lat: number; lon: number }, maxMiles: number): Place | null {
    let nearest: Place | null = null;
    let nearestMiles = maxMiles;
    for (const place of this.byZip.values()) {
      const miles = milesBetween(point, place);
      if (miles > nearestMiles) continue;
      nearest = place;
      nearestMiles = miles;
    }
    return nearest;
  }

  findCounty(name: string): CountyDetails | null {
    return this.counties.find((county) => county.name === name) ?? null;
  }

  private addWords(name: string): void {
    for (const word of fold(name).match(/[a-z]{3,}/g) ?? []) this.words.add(word);
  }

  private addName(name: string, places: Place[]): void {
    const key = placeKey(name);
    this.addWords(name);
    if (!this.displayNames.has(key)) this.displayNames.set(key, name);
    const existing = this.byName.get(key) ?? [];
    this.byName.set(key, [...existing, ...places.filter((place) => !existing.includes(place))]);
  }
}
