import { describe, expect, it } from '@jest/globals';
import type { Jobs } from '../use-jobs';
import { trimFacets, visibleChoices } from './visible-choices';

const county = (value: number, count: number) => ({ value: String(value), label: `County ${value}`, count });
const counties = {
  name: 'county',
  choices: Array.from({ length: 67 }, (_, at) => county(at + 1, at < 10 ? at : 0)),
};
const none = () => false;
const values = (shown: { choices: { value: string }[] }) => shown.choices.map(({ value }) => value);

describe('the visible choices of a facet (U5)', () => {
  it('in a long facet are the top and the selected ones; "Show all" adds the others with jobs', () => {
    expect(values(visibleChoices(counties, none))).toEqual(['10', '9', '8', '7', '6', '5']);
    expect(visibleChoices(counties, none).more).toBe(3);
    const chosen = (value: string) => ['2', '67'].includes(value);
    expect(values(visibleChoices(counties, chosen))).toEqual(['10', '9', '8', '7', '6', '5', '2', '67']);
    expect(visibleChoices(counties, none, true)).toMatchObject({ choices: { length: 9 }, more: 0 });
  });

  it('in a short facet are all, with regions in map order', () => {
    const regions = { name: 'region', choices: ['NC', 'ST', 'NW'].map((value) => ({ value, label: value, count: 0 })) };
    expect(values(visibleChoices(regions, none))).toEqual(['NW', 'NC', 'ST']);
  });

  it('are the only ones in a server-rendered page, with the number of the others (U48)', () => {
    const jobs: Jobs = { items: [], totalItemsCount: 0, criteria: '', facets: [counties] };
    const [facet] = trimFacets(jobs, none).facets ?? [];
    expect(facet?.choices).toHaveLength(6);
    expect(facet && visibleChoices(facet, none)).toMatchObject({ choices: { length: 6 }, more: 3 });
  });
});
