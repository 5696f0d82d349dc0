import { Query } from '@nestjs/cqrs';

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

export class OrganizationByNumber extends Query<OrganizationSummary | null> {
  constructor(readonly accountNumber: string) {
    super();
  }
}

/** Omits unknown numbers. */
export class OrganizationsByNumbers extends Query<OrganizationSummary[]> {
  constructor(readonly accountNumbers: readonly string[]) {
    super();
  }
}

/** Also returns a position that left the catalogue, so that old postings keep its name (near W16.10). */
export class PositionById extends Query<PositionSummary | null> {
  constructor(readonly id: string) {
    super();
  }
}

export class PositionsByIds extends Query<PositionSummary[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/** The current positions of the catalogue. */
export class AllPositions extends Query<PositionSummary[]> {}

export interface PositionEver extends PositionSummary {
  /** It left the catalogue. */
  removed: boolean;
}

/** All positions that the catalogue has or had. */
export class PositionsEver extends Query<PositionEver[]> {}

/** The names of credentials that can be chosen. */
export class CredentialNames extends Query<string[]> {}

/** The names of certifications of a type that can be chosen. */
export class CertificationNames extends Query<string[]> {
  constructor(readonly type: 'Professional' | 'Administrative') {
    super();
  }
}

/** Differs after each change of organizations and positions. */
export class DirectoryRevision extends Query<string> {}

export class AllOrganizations extends Query<OrganizationSummary[]> {}

/** Null outside Pennsylvania. */
export class PlaceOfZip extends Query<Place | null> {
  constructor(readonly zip: string) {
    super();
  }
}

/** Omits unknown codes. */
export class PlacesOfZips extends Query<Place[]> {
  constructor(readonly zips: readonly string[]) {
    super();
  }
}

/**
 * The ZIP places of a city or municipality. Ignores case, blanks, punctuation, "Township", and abbreviations such as
 * St., Mt. and N.
 */
export class PlacesByName extends Query<Place[]> {
  constructor(readonly name: string) {
    super();
  }
}

/** All folded words in the names of cities, municipalities and counties. */
export class PlaceNameWords extends Query<ReadonlySet<string>> {}

/** All ZIP places, and all names that PlacesByName accepts, with their places. */
export class AllPlaces extends Query<{ places: Place[]; names: { name: string; places: Place[] }[] }> {}

/** A county, an intermediate unit or a region of the state. */
export interface Area {
  kind: 'county' | 'iu' | 'region';
  /** The number of the county or unit, or the region's code. */
  value: string;
  name: string;
  /** The mean of its places, in degrees; null for a unit without places. */
  center: { lat: number; lon: number } | null;
}

/** "York County", "IU 13" or "South Central PA". Null for anything else, also for "York", which is a city. */
export class AreaByName extends Query<Area | null> {
  constructor(readonly name: string) {
    super();
  }
}

/** By number. */
export class AllCounties extends Query<{ number: number; name: string; region: string; regionName: string }[]> {}

/** 1 to 67, with the code of its region: NC, NE, NW, SC, SE, SW. */
export class CountyByNumber extends Query<{ number: number; name: string; region: string; regionName: string } | null> {
  constructor(readonly number: number) {
    super();
  }
}

/**
 * The organization's ZIP place, else the best match for its name in its county. An intermediate unit is in the county
 * of most of its organizations. Null without any of these.
 */
export class PlaceForOrganization extends Query<Place | null> {
  constructor(readonly accountNumber: string) {
    super();
  }
}
