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

const WORD = /(?<![\w-])[a-z]+(?![\w-])/g;

/** Replaces nicknames by the names of their places, in a folded text, but not within names of employers. */
export function expandNicknames(text: string, employerPairs: ReadonlySet<string> = new Set()): string {
  const spelled = text.replace(COUNTY, 'county');
  return spelled.replace(WORD, (word, at: number) => {
    const place = PLACE_NICKNAMES.get(word);
    if (place === undefined) return word;
    const before = /([\w-]+)\s+$/.exec(spelled.slice(0, at))?.[1];
    const after = /^\s+([\w-]+)/.exec(spelled.slice(at + word.length))?.[1];
    const isOfEmployer = employerPairs.has(`${before} ${word}`) || employerPairs.has(`${word} ${after}`);
    return isOfEmployer ? word : place;
  });
}
