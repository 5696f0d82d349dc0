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
  ['co', 'county'],
  ['nepa', 'northeast'],
  ['swpa', 'southwest'],
  ['sepa', 'southeast'],
]);

/** Replaces nicknames by the names of their places, in a folded text. */
export const expandNicknames = (text: string): string =>
  text.replace(/(?<![\w-])[a-z]+(?![\w-])/g, (word) => PLACE_NICKNAMES.get(word) ?? word);
