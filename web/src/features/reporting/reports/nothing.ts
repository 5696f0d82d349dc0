import { FILTERS } from './filters';
import type { Report } from './report';

interface Advice {
  sentence: string;
  /** The words of a link, and the report without the filter. */
  loosen?: { words: string; report: Report };
}

/** Names and kinds of filters, those first that usually leave most out. */
const STRICTEST = [
  'email',
  'name',
  'answer',
  'choice',
  'date',
  'day',
  'organizations',
  'positions',
  'status',
  'locations',
];

const placeOf = (name: string) => STRICTEST.findIndex((one) => one === name || one === FILTERS[name]?.kind);

const leaveOut = ({ kind, label }: (typeof FILTERS)[string]) =>
  kind === 'date' ? 'Count those that were started' : `Leave out ${label}`;

/** Says which filter to loosen if a report has no rows. */
export function nothingAdvice({ type, values }: Report): Advice {
  const noun = type === 'candidate' ? 'candidate' : 'posting';
  const [name = '', ...others] = Object.keys(values).sort((one, other) => placeOf(one) - placeOf(other));
  const filter = FILTERS[name];
  if (!filter) return { sentence: `There is no ${noun} yet.` };
  const words = filter.kind === 'answer' ? `Set ${filter.label} to N/A` : leaveOut(filter);
  const rest = Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
  const sentence = others.length
    ? `No ${noun} matches all of these filters. ${words}, or loosen another one.`
    : `No ${noun} matches this filter. ${words}.`;
  return { sentence, loosen: { words, report: { type, values: rest } } };
}
