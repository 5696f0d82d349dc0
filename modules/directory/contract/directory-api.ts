export interface OrganizationSummary {
  accountNumber: string;
  accountName: string;
  accountType: string;
  active: boolean;
  action: 'enabled' | 'disabled';
  /** Active and enabled (T36): it may post, and its postings are found. */
  usable: boolean;
  city: string | null;
  zip: string | null;
  /** 1 to 67. */
  county: number | null;
  /** 1 to 29. */
  iu: number | null;
}

export interface PositionSummary {
  id: string;
  name: string;
  type: string;
  code: string;
  /** Whether a posting with this position needs an administrator's approval (W6.5). */
  approval: boolean;
}

export interface Place {
  zip: string;
  city: string;
  /** 1 to 67. */
  county: number;
  /** Degrees. */
  lat: number;
  lon: number;
}

export interface PositionEver extends PositionSummary {
  /** It left the catalogue. */
  removed: boolean;
}

/** A county, an intermediate unit or a region of the state. */
export interface Area {
  kind: 'county' | 'iu' | 'region';
  /** The number of the county or unit, or the region's code. */
  value: string;
  name: string;
  /** The mean of its places, in degrees; null for a unit without places. */
  center: { lat: number; lon: number } | null;
}

/** Organizations, the catalogue and places, as other modules ask for them. */
export abstract class DirectoryApi {
  abstract organizationByNumber(accountNumber: string): Promise<OrganizationSummary | null>;

  /** Omits unknown numbers. */
  abstract organizationsByNumbers(accountNumbers: readonly string[]): Promise<OrganizationSummary[]>;

  /** Also returns a position that left the catalogue, so that old postings keep its name (near W16.10). */
  abstract positionById(id: string): Promise<PositionSummary | null>;

  abstract positionsByIds(ids: readonly string[]): Promise<PositionSummary[]>;

  /** The current positions of the catalogue. */
  abstract allPositions(): Promise<PositionSummary[]>;

  /** All positions that the catalogue has or had. */
  abstract positionsEver(): Promise<PositionEver[]>;

  /** The names of credentials that can be chosen. */
  abstract credentialNames(): Promise<string[]>;

  /** The names of certifications of a type that can be chosen. */
  abstract certificationNames(type: 'Professional' | 'Administrative'): Promise<string[]>;

  /** Differs after each change of organizations and positions. */
  abstract directoryRevision(): Promise<string>;

  abstract allOrganizations(): Promise<OrganizationSummary[]>;

  /** Null outside Pennsylvania. */
  abstract placeOfZip(zip: string): Promise<Place | null>;

  /** Omits unknown codes. */
  abstract placesOfZips(zips: readonly string[]): Promise<Place[]>;

  /**
   * The ZIP places of a city or municipality. Ignores case, blanks, punctuation, "Township", and abbreviations such as
   * St., Mt. and N.
   */
  abstract placesByName(name: string): Promise<Place[]>;

  /** All folded words in the names of cities, municipalities and counties. */
  abstract placeNameWords(): Promise<ReadonlySet<string>>;

  /** All ZIP places, and all names that `placesByName` accepts, with their places. */
  abstract allPlaces(): Promise<{ places: Place[]; names: { name: string; places: Place[] }[] }>;

  /** "York County", "IU 13" or "South Central PA". Null for anything else, also for "York", which is a city. */
  abstract areaByName(name: string): Promise<Area | null>;

  /** By number. */
  abstract allCounties(): Promise<{ number: number; name: string; region: string; regionName: string }[]>;

  /** 1 to 67, with the code of its region: NC, NE, NW, SC, SE, SW. */
  abstract countyByNumber(
    number: number,
  ): Promise<{ number: number; name: string; region: string; regionName: string } | null>;

  /**
   * The organization's ZIP place, else the best match for its name in its county. An intermediate unit is in the county
   * of most of its organizations. Null without any of these.
   */
  abstract placeForOrganization(accountNumber: string): Promise<Place | null>;
}
