import { Injectable } from '@nestjs/common';
import { Ask } from '../../../../src/platform/ask.js';
import { invalidField } from '../../../../src/platform/errors.js';
import { middle } from '../../../../src/platform/search/distance.js';
import type { Filter, Point } from '../../../../src/platform/search/search-engine.js';
import { type Area, AreaNamed, PlaceOfZip, PlacesNamed } from '../../../directory/contract/questions.js';
import { cityKey } from './job-search.index.js';

const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;

/** What a typed location means for a search. */
export interface SearchedPlace {
  kind: 'zip' | 'city' | Area['kind'];
  /** For people. */
  name: string;
  /** Miles around it that are searched as well; of a ZIP code, all that is searched. */
  radius: number | null;
  filter: Filter;
  /** Null for a place that only the postings themselves may know. */
  center: Point | null;
  /** Names of other places that may have been meant: "York" is a city and, said so, a county. */
  others: string[];
}

interface Radius {
  /** Miles around a ZIP code where none is asked for. */
  usual: number;
  asked: number | undefined;
  /** Miles around a city where none are asked for; without it only what is of the city. */
  ofCity?: number;
}

/**
 * Understands the Location field: 5 digits are a ZIP code, "York County", "IU 13" and "Southcentral" areas, anything
 * else a city (CLAUSES near P2.9): of a city and a county of one name the city, unless "county" is said.
 */
@Injectable()
export class SearchPlaces {
  constructor(private readonly ask: Ask) {}

  /** An area or a city is searched by what belongs to it, and with a radius also by what is around its middle. */
  async find(typed: string, radius: Radius): Promise<SearchedPlace> {
    const zip = ZIP_CODE.exec(typed)?.[1];
    if (zip !== undefined) {
      const center = await this.pointOf(zip);
      const miles = radius.asked ?? radius.usual;
      const filter: Filter = center ? { near: center, miles } : { field: 'places', anyOf: [zip] };
      return { kind: 'zip', name: zip, radius: center && miles, center, filter, others: [] };
    }
    const area = await this.ask.of(new AreaNamed(typed));
    if (area) {
      const { kind, name, center } = area;
      const city = kind === 'county' ? name.replace(/ County$/, '') : '';
      const others = city && (await this.ask.of(new PlacesNamed(city))).length ? [city] : [];
      return { kind, name, others, ...around(center, { field: kind, anyOf: [area.value] }, radius) };
    }
    const named = await this.ask.of(new PlacesNamed(typed));
    const keys = [...named.map((place) => place.zip), cityKey(typed)];
    const name = named[0]?.city ?? typed;
    const county = await this.ask.of(new AreaNamed(`${name} County`));
    return {
      kind: 'city',
      name,
      others: county ? [county.name] : [],
      ...around(middle(named), { field: 'places', anyOf: keys }, { ...radius, asked: radius.asked ?? radius.ofCity }),
    };
  }

  /** Null for a ZIP code that is not one, or not of this state. */
  async pointOf(zip: string): Promise<Point | null> {
    const place = await this.ask.of(new PlaceOfZip(zip));
    return place && { lat: place.lat, lon: place.lon };
  }
}

function around(center: Area['center'], filter: Filter, { asked }: Radius) {
  if (!center || asked === undefined) return { radius: null, center, filter };
  return { radius: asked, center, filter: { either: [filter, { near: center, miles: asked }] } };
}

/** Never silently ignored (U9): names what was typed. */
export function unknownPlace(typed: string): Error {
  return invalidField(
    'location',
    `We do not know the place “${typed}”. Please enter a Pennsylvania ZIP code or city.`,
    'unknown_place',
  );
}
