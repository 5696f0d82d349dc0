export interface OrganizationFacts {
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

export interface PositionFacts {
  id: string;
  name: string;
  type: string;
  code: string;
  /** Whether a posting of it needs an administrator's approval (W6.5). */
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

export class OrganizationByNumber {
  declare readonly answer: OrganizationFacts | null;
  constructor(readonly accountNumber: string) {}
}

/** Unknown numbers are left out. */
export class OrganizationsByNumbers {
  declare readonly answer: OrganizationFacts[];
  constructor(readonly accountNumbers: readonly string[]) {}
}

/** A position that left the choices still answers, so that old postings keep its name (near W16.10). */
export class PositionById {
  declare readonly answer: PositionFacts | null;
  constructor(readonly id: string) {}
}

export class PositionsByIds {
  declare readonly answer: PositionFacts[];
  constructor(readonly ids: readonly string[]) {}
}

/** The catalogue's choices. */
export class AllPositions {
  declare readonly answer: PositionFacts[];
}

export class AllOrganizations {
  declare readonly answer: OrganizationFacts[];
}

/** Null outside Pennsylvania. */
export class PlaceOfZip {
  declare readonly answer: Place | null;
  constructor(readonly zip: string) {}
}

/** Unknown ones are left out. */
export class PlacesOfZips {
  declare readonly answer: Place[];
  constructor(readonly zips: readonly string[]) {}
}

/**
 * The ZIP places of a city or municipality; case, blanks, punctuation, Township, and Saint or St., Mount or Mt., North
 * or N. do not matter.
 */
export class PlacesNamed {
  declare readonly answer: Place[];
  constructor(readonly name: string) {}
}

/** Every word, folded, that some city, municipality or county has in its name. */
export class WordsOfPlaces {
  declare readonly answer: ReadonlySet<string>;
}

/** Every ZIP place, and every name that PlacesNamed knows, with the places that it means. */
export class AllPlaces {
  declare readonly answer: { places: Place[]; names: { name: string; places: Place[] }[] };
}

/** A county, an intermediate unit or a region of the state, as a posting belongs to one. */
export interface Area {
  kind: 'county' | 'iu' | 'region';
  /** The number of the county or unit, or the region's code. */
  value: string;
  name: string;
  /** The mean of its places, degrees; null for a unit without any. */
  center: { lat: number; lon: number } | null;
}

/** "York County", "IU 13", "South Central PA"; null for anything else, "York" included: that is a city. */
export class AreaNamed {
  declare readonly answer: Area | null;
  constructor(readonly name: string) {}
}

/** By number. */
export class AllCounties {
  declare readonly answer: { number: number; name: string; region: string; regionName: string }[];
}

/** 1 to 67, with the code of its region: NC, NE, NW, SC, SE, SW. */
export class CountyByNumber {
  declare readonly answer: { number: number; name: string; region: string; regionName: string } | null;
  constructor(readonly number: number) {}
}

/**
 * The organization's own place, else one in its county that fits its name, or in the county where most of an
 * intermediate unit's organizations lie; null where nothing is known.
 */
export class PlaceForOrganization {
  declare readonly answer: Place | null;
  constructor(readonly accountNumber: string) {}
}
