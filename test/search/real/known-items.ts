import { chance, oneOf } from '../../services/search-probe.js';
import type { JudgedPosting } from '../seed-postings.js';

export interface KnownItem {
  text: string;
  /** External listing number of the one posting that is looked for. */
  number: string;
}

const SEED = 41;
const ITEMS = 200;
/** Notes beside the title, which nobody types. */
const NOTES = /[[(].*?[\])]|\b20\d\d\b.*$|[#*~].*$/g;
const EMPLOYER_KIND =
  /\b(school district|area school district|sd|charter school|intermediate unit|career and technology center).*$/i;

/** Searches of people who know one posting: words of its title, and its employer or town. */
export function knownItems(postings: readonly JudgedPosting[]): KnownItem[] {
  const random = chance(SEED);
  const texts = new Map<string, string | null>();
  for (const posting of postings) {
    const text = textFor(posting, random);
    // A text of two postings looks for neither.
    texts.set(text, texts.has(text) ? null : posting.number);
  }
  const unique = [...texts].flatMap(([text, number]) => (number ? [{ text, number }] : []));
  const step = Math.floor(unique.length / ITEMS);
  return unique.filter((_, at) => at % step === 0).slice(0, ITEMS);
}

function textFor({ title, employer: { name, place } }: JudgedPosting, random: () => number): string {
  const words = title.replace(NOTES, ' ').replace(/[^\p{L}\p{N}\s-]/gu, ' ');
  const where = oneOf(random, [name.replace(EMPLOYER_KIND, ''), name, place.city]);
  return `${words} ${where}`.replace(/\s+/g, ' ').trim().toLowerCase();
}
