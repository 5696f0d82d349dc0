import type { JobFacet } from '../../../../../modules/postings/contract/api-search';
import type { Facet, Jobs } from '../use-jobs';

type Choice = JobFacet['choices'][number];

/** Filters with more choices than anybody reads: how many show before "Show all" is pressed. */
const LONG: Readonly<Record<string, number>> = { organization: 5, county: 6 };

export const isLong = (name: string) => Object.hasOwn(LONG, name);

/** Regions as people read a map. */
const ORDER = ['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'];

interface Shown {
  choices: Choice[];
  /** How many more there are. */
  more: number;
}

/** Of a long list those with jobs, most first, and what is chosen; of any other all that there is (U5). */
export function shownChoices(
  { name, choices, more = 0 }: Facet,
  isChosen: (value: string) => boolean,
  all = false,
): Shown {
  const most = LONG[name];
  if (most === undefined) {
    const place = ({ value }: Choice) => ORDER.indexOf(value);
    return { choices: [...choices].sort((a, b) => place(a) - place(b)), more };
  }
  const found = choices
    .filter(({ value, count }) => count > 0 || isChosen(value))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const shown = all ? found : found.filter(({ value }, at) => at < most || isChosen(value));
  return { choices: shown, more: more + found.length - shown.length };
}

/** What a rendered page carries of an answer: hundreds of choices that it does not show would hold it up (U48). */
export function trimmed(jobs: Jobs, isChosen: (name: string, value: string) => boolean): Jobs {
  const facets = jobs.facets?.map((facet) => ({
    name: facet.name,
    ...shownChoices(facet, (value) => isChosen(facet.name, value)),
  }));
  return { ...jobs, facets };
}
