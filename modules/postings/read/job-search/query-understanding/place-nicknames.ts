/** Nicknames of places, as people of the state write them. */
export const PLACE_NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['philly', 'philadelphia'],
  ['phila', 'philadelphia'],
  ['pgh', 'pittsburgh'],
  ['hbg', 'harrisburg'],
  ['delco', 'delaware county'],
  ['chesco', 'chester county'],
  ['montco', 'montgomery county'],
  ['poconos', 'monroe county'],
  ['nepa', 'northeast'],
  ['swpa', 'southwest'],
  ['sepa', 'southeast'],
]);

/** "York co", but not "co teacher" nor "Spanish co teacher". */
const COUNTY = /(?<=[a-z] )co(?![\w-])(?! (?:teach|op|coach|advis|sponsor|direct|ordinat|curric))/g;

/** Replaces nicknames by the names of their places, in a folded text. */
export const expandNicknames = (text: string): string =>
  text.replace(COUNTY, 'county').replace(/(?<![\w-])[a-z]+(?![\w-])/g, (word) => PLACE_NICKNAMES.get(word) ?? word);
