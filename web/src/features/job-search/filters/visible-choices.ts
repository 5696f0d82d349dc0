import type { JobFacet } from '#modules/job-search/contract/api/search';
import type { Facet, Jobs } from '../use-jobs';

type Choice = JobFacet['choices'][number];

/** Number of choices shown in long facets before "Show all". */
const COLLAPSED_CHOICES: Readonly<Record<string, number>> = { organization: 5, county: 6 };

export const isCollapsible = (name: string) => Object.hasOwn(COLLAPSED_CHOICES, name);

/** Regions in the order of a map. */
const REGION_ORDER = ['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'];

interface VisibleChoices {
  choices: Choice[];
  /** Number of hidden choices. */
  more: number;
}

/** In a long facet, the choices with jobs, most jobs first, and the selected ones; in others all choices. */
export function visibleChoices(
  { name, choices, more = 0 }: Facet,
  isChosen: (value: string) => boolean,
  all = false,
): VisibleChoices {
  const limit = COLLAPSED_CHOICES[name];
  if (limit === undefined) {
    const position = ({ value }: Choice) => REGION_ORDER.indexOf(value);
    return { choices: [...choices].sort((a, b) => position(a) - position(b)), more };
  }
  const offered = choices
    .filter(({ value, count }) => count > 0 || isChosen(value))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const shown = all ? offered : offered.filter(({ value }, at) => at < limit || isChosen(value));
  return { choices: shown, more: more + offered.length - shown.length };
}

/** Drops the facet choices that a server-rendered page does not show: hundreds of them would delay it. */
export function trimFacets(jobs: Jobs, isChosen: (name: string, value: string) => boolean): Jobs {
  const facets = jobs.facets?.map((facet) => ({
    name: facet.name,
    ...visibleChoices(facet, (value) => isChosen(facet.name, value)),
  }));
  return { ...jobs, facets };
}
