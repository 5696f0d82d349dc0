import { describe, expect, it } from '@jest/globals';
import { listNames } from '../list-names';
import { stageChoices } from './stage-choices';

describe('the stages for chosen applicants', () => {
  const said = (...current: Parameters<typeof stageChoices>[0]) =>
    stageChoices(current).map(({ stage, isPossible, hint }) => `${isPossible ? '' : 'not '}${stage}: ${hint}`);

  it('begin with the possible ones, then Back, then those that are not possible with the reason', () => {
    expect(said('underReview')).toEqual([
      'interview: They see it in My Applications',
      'notSelected: Asks for the message first',
      'new: Back',
      'not offer: Only from Interview',
      'not hired: By Fill Position',
    ]);
    expect(said('notSelected')).toEqual([
      'underReview: Back',
      'not new: Only from Under review',
      'not interview: Only from New, Under review or Offer',
      'not offer: Only from Interview',
      'not hired: By Fill Position',
    ]);
  });

  it('must be possible for all of them; those who are there already stay', () => {
    expect(said('new', 'interview')).toEqual([
      'underReview: They see it in My Applications',
      'interview: They see it in My Applications',
      'notSelected: Asks for the message first',
      'not new: Only from Under review',
      'not offer: Only from Interview',
      'not hired: By Fill Position',
    ]);
    expect(said('interview', 'interview')).not.toContain(expect.stringContaining('interview'));
  });

  it('are none after an outcome by Fill Position', () => {
    expect(said('hired').every((one) => one.startsWith('not '))).toBe(true);
  });
});

describe('names in a sentence', () => {
  const many = Array.from({ length: 12 }, (_, at) => `N${at}`);
  it('are joined, and counted beyond ten', () => {
    expect(listNames(['Ann'])).toBe('Ann');
    expect(listNames(['Ann', 'Joe', 'Eva'])).toBe('Ann, Joe, Eva');
    expect(listNames(['Ann', 'Joe', 'Eva'], { conjunction: 'or' })).toBe('Ann, Joe or Eva');
    expect(listNames(many)).toMatch(/^N0, .*, N9 and 2 others$/);
    expect(listNames(many.slice(0, 11))).toMatch(/N9 and 1 other$/);
    expect(listNames(['Ann', 'Joe'], { total: 30 })).toBe('Ann, Joe and 28 others');
  });
});
