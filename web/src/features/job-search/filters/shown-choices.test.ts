import { describe, expect, it } from '@jest/globals';
import type { Jobs } from '../use-jobs';
import { shownChoices, trimmed } from './shown-choices';

const county = (value: number, count: number) => ({ value: String(value), label: `County ${value}`, count });
const counties = {
  name: 'county',
  choices: Array.from({ length: 67 }, (_, at) => county(at + 1, at < 10 ? at : 0)),
};
const none = () => false;
const values = (shown: { choices: { value: string }[] }) => shown.choices.map(({ value }) => value);

describe('the choices of a filter (U5)', () => {
  it('of a long list are those with most jobs and those chosen, and one may ask for the rest that have any', () => {
    expect(values(shownChoices(counties, none))).toEqual(['10', '9', '8', '7', '6', '5']);
    expect(shownChoices(counties, none).more).toBe(3);
    const chosen = (value: string) => ['2', '67'].includes(value);
    expect(values(shownChoices(counties, chosen))).toEqual(['10', '9', '8', '7', '6', '5', '2', '67']);
    expect(shownChoices(counties, none, true)).toMatchObject({ choices: { length: 9 }, more: 0 });
  });

  it('of a short list are all, with regions as on a map', () => {
    const regions = { name: 'region', choices: ['NC', 'ST', 'NW'].map((value) => ({ value, label: value, count: 0 })) };
    expect(values(shownChoices(regions, none))).toEqual(['NW', 'NC', 'ST']);
  });

  it('go along with a rendered page as far as it shows them, and it knows how many there are (U48)', () => {
    const jobs: Jobs = { items: [], totalItemsCount: 0, criteria: '', facets: [counties] };
    const [facet] = trimmed(jobs, none).facets ?? [];
    expect(facet?.choices).toHaveLength(6);
    expect(facet && shownChoices(facet, none)).toMatchObject({ choices: { length: 6 }, more: 3 });
  });
});
