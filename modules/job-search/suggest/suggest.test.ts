import { describe, expect, it } from '@jest/globals';
import type { Suggestion, SuggestionKind } from '../contract/api/suggest.js';
import { interleave } from './suggest.js';

const some = (kind: SuggestionKind, count: number): Suggestion[] =>
  Array.from({ length: count }, (_, at) => ({ kind, label: `${kind} ${at}`, value: String(at) }));
const counts = (...numbers: [title: number, organization: number, place: number]) => {
  const [title, organization, place] = numbers;
  const shown = interleave([some('title', title), some('organization', organization), some('place', place)]);
  return ['title', 'organization', 'place'].map((kind) => shown.filter((one) => one.kind === kind).length);
};

describe('suggestions of several kinds', () => {
  it.each([
    [8, 0, 0, [8, 0, 0]],
    [8, 8, 0, [4, 4, 0]],
    [8, 8, 8, [3, 3, 2]],
    [8, 1, 0, [7, 1, 0]],
    [8, 1, 2, [5, 1, 2]],
    [1, 1, 1, [1, 1, 1]],
    [0, 8, 5, [0, 4, 4]],
  ])('share the slots: of %i, %i and %i are shown %j', (title, organization, place, expected) => {
    expect(counts(title, organization, place)).toEqual(expected);
  });

  it('are grouped by kind, the best first', () => {
    const shown = interleave([some('title', 2), some('organization', 1)]);
    expect(shown.map(({ label }) => label)).toEqual(['title 0', 'title 1', 'organization 0']);
  });
});
