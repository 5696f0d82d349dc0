import type { NothingFound } from '../../../../../modules/postings/contract/api-interpretation';
import { counted } from '../../../lib/format';
import type { Criteria } from '../criteria';
import { type Applied, type Change, type LabelOf, type Understood, valuesOf, withoutWords } from './applied';
import { filterWords, isParameter } from './filter-names';

export interface Way {
  words: string;
  change: Change;
}

/** What would find something, as the server counted it (U8). */
export function waysOut(
  criteria: Criteria,
  understood: Understood,
  { without, wider }: NothingFound,
  labelOf: LabelOf,
): Way[] {
  const ways = without.flatMap(({ name, count }) => {
    const left = leaving(criteria, understood, name, labelOf);
    return left ? [{ words: `Without ${left.words} (${counted(count, 'job')})`, change: left.change }] : [];
  });
  if (!wider) return ways;
  const { radiusMiles, count } = wider;
  const words = `Within ${radiusMiles} miles (${counted(count, 'job')})`;
  return [...ways, { words, change: { radius: String(radiusMiles) } }];
}

/** Marks what words of `q` choose: `q.remote`. */
const IN_WORDS = 'q.';

function leaving(criteria: Criteria, understood: Understood, name: string, labelOf: LabelOf): Way | null {
  const place = understood?.place;
  if (name === 'place') return place ? atPlace(place.name, { q: place.without }) : null;
  if (name === 'location') return atPlace(place?.name ?? criteria.location, { location: '' });
  if (name === 'q') {
    const words = understood?.terms.join(' ') || criteria.q;
    return { words: filterWords('q', words, words), change: withoutWords(criteria, understood) };
  }
  if (name.startsWith(IN_WORDS)) {
    const said = understood?.filters.find((filter) => IN_WORDS + filter.name === name);
    return said ? { words: filterWords(said.name, said.value, said.label), change: { q: said.without } } : null;
  }
  if (!isParameter(name)) return null;
  const values = valuesOf(criteria, name);
  const labels = values.map((value) => labelOf(name, value)).join(', ');
  const nothing = typeof criteria[name] === 'string' ? '' : [];
  return { words: filterWords(name, values[0] ?? '', labels), change: { [name]: nothing } };
}

const atPlace = (name: string, change: Change): Way => ({
  words: filterWords('location', name, name),
  change: { ...change, radius: '' },
});

/** Where nobody counted. A filter that is the only thing asked for leaves all jobs, which have a link of their own. */
export function uncountedWays({ q }: Criteria, applied: readonly Applied[]): Way[] {
  const texts = q ? [{ words: filterWords('q', q, q), without: { q: '' } }] : [];
  const asked = [...texts, ...applied];
  if (asked.length < 2) return [];
  return asked.map(({ words, without }) => ({ words: `Without ${words}`, change: without }));
}
