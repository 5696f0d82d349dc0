/** What a posting of a kind of work looks like: how it is named, paid and described. Our own words throughout. */
export interface Family {
  /** Names of positions it covers; the first family that matches is taken. */
  matches: RegExp;
  /** `{}` stands for the position's plain name, `{school}` for a school that fits its level. */
  titles: readonly string[];
  /** Dollars a year, or a season where so few that nobody could live on them. */
  salary: readonly [low: number, high: number];
  /** The first two are always shown. */
  duties: readonly string[];
  needs: readonly string[];
}

export const CLEARANCES = 'Current clearances (Acts 24, 34, 114, 126 and 151)';
export const CERTIFICATE = 'Pennsylvania Instructional I or II certificate in the area, or eligibility for it';
