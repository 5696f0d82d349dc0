import { Injectable } from '@nestjs/common';
import { type Area, DirectoryApi } from '#modules/directory/contract/directory-api.js';
import { invalidFieldError } from '#platform/errors/domain-error.js';
import { centroid } from '#platform/search/distance.js';
import { nameKey } from '#platform/search/language/fold.js';
import type { Filter, Point } from '#platform/search/search-engine.js';

const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;

/** A typed location as a filter. */
export interface ResolvedLocation {
  kind: 'zip' | 'city' | Area['kind'];
  /** Display name. */
  name: string;
  /** Miles around it that are included; for a ZIP code the whole search area. */
  radius: number | null;
  filter: Filter;
  /** Null for a place that only postings may name. */
  center: Point | null;
  /** Names of alternatives: "York" is a city, "York County" a county. */
  others: string[];
}

interface RadiusOptions {
  /** Miles around a ZIP code unless a radius is requested. */
  defaultRadius: number;
  requestedRadius: number | undefined;
  /** Miles around a city unless a radius is requested; without it only the city itself. */
  cityRadius?: number;
}

/**
 * Resolves the Location field: 5 digits are a ZIP code; "York County", "IU 13" and "Southcentral" are areas; all else
 * is a city. A name without "county" means the city.
 */
@Injectable()
export class LocationResolver {
  constructor(private readonly directory: DirectoryApi) {}

  /** An area or a city includes what belongs to it, and with a radius also what is around its center. */
  async resolve(typed: string, radius: RadiusOptions): Promise<ResolvedLocation> {
    const zip = ZIP_CODE.exec(typed)?.[1];
    if (zip !== undefined) {
      const center = await this.zipCenter(zip);
      const miles = radius.requestedRadius ?? radius.defaultRadius;
      const filter: Filter = center ? { near: center, miles } : { field: 'places', anyOf: [zip] };
      return { kind: 'zip', name: zip, radius: center && miles, center, filter, others: [] };
    }
    const area = await this.directory.areaByName(typed);
    if (area) {
      const { kind, name, center } = area;
      const city = kind === 'county' ? name.replace(/ County$/, '') : '';
      const alternatives = city && (await this.directory.placesByName(city)).length ? [city] : [];
      return { kind, name, others: alternatives, ...withRadius(center, { field: kind, anyOf: [area.value] }, radius) };
    }
    const places = await this.directory.placesByName(typed);
    const keys = [...places.map((place) => place.zip), nameKey(typed)];
    const name = places[0]?.city ?? typed;
    const county = await this.directory.areaByName(`${name} County`);
    return {
      kind: 'city',
      name,
      others: county ? [county.name] : [],
      ...withRadius(
        centroid(places),
        { field: 'places', anyOf: keys },
        { ...radius, requestedRadius: radius.requestedRadius ?? radius.cityRadius },
      ),
    };
  }

  /** Null for a ZIP code that does not exist in this state. */
  async zipCenter(zip: string): Promise<Point | null> {
    const place = await this.directory.placeOfZip(zip);
    return place && { lat: place.lat, lon: place.lon };
  }
}

function withRadius(center: Area['center'], filter: Filter, { requestedRadius }: RadiusOptions) {
  if (!center || requestedRadius === undefined) return { radius: null, center, filter };
  return { radius: requestedRadius, center, filter: { either: [filter, { near: center, miles: requestedRadius }] } };
}

/** An unknown location is never ignored silently. */
export function unknownLocationError(typed: string): Error {
  return invalidFieldError(
    'location',
    `We do not know the place “${typed}”. Please enter a Pennsylvania ZIP code or city.`,
    'unknown_place',
  );
}
