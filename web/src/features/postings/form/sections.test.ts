import { describe, expect, it } from '@jest/globals';
import { blankJob } from './job-values';
import { inPageOrder, standings, standingText } from './sections';

const blank = blankJob('2026-11-21');

describe('what a section still wants', () => {
  it('tells what is missing from what is wrong', () => {
    const found = standings({ ...blank, email: 'nobody', isEssayRequired: true });
    expect(found['organization-information'].wrong).toEqual(['Email']);
    expect(found['organization-information'].missing).toContain('Phone Number');
    expect(found['posting-settings'].missing.toSorted()).toEqual(['Essay Question', 'External URL']);
  });

  it('takes empty paragraphs of the editor for nothing', () => {
    const { missing } = standings({ ...blank, description: '<p>&nbsp;</p>' })['posting-information'];
    expect(missing).toContain('Position Description');
  });

  it('says it in words', () => {
    expect(standingText({ missing: [], wrong: [] })).toBe('Complete');
    expect(standingText({ missing: ['Title'], wrong: [] })).toBe('1 answer missing: Title');
    expect(standingText({ missing: ['Title', 'City'], wrong: [] })).toBe('2 answers missing');
    expect(standingText({ missing: ['Title'], wrong: ['Email'] })).toBe('1 answer to correct: Email');
  });
});

describe('problems', () => {
  it('(U19) stand in the order of the page, after what concerns the whole', () => {
    const problem = (id: string | null) => ({ id, message: String(id) });
    const sorted = inPageOrder([problem('externalUrl'), problem('county'), problem(null), problem('title')]);
    expect(sorted.map(({ id }) => id)).toEqual([null, 'county', 'title', 'externalUrl']);
  });
});
