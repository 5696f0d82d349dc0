import { describe, expect, it } from '@jest/globals';
import { blankJob } from './job-values';
import { sectionStatuses, sectionStatusText, sortByPageOrder } from './sections';

const blank = blankJob('2026-11-21');

describe('the status of a section', () => {
  it('separates missing from invalid fields', () => {
    const found = sectionStatuses({ ...blank, email: 'nobody', isEssayRequired: true });
    expect(found['organization-information'].invalid).toEqual(['Email']);
    expect(found['organization-information'].missing).toContain('Phone Number');
    expect(found['posting-settings'].missing.toSorted()).toEqual(['Essay Question', 'External URL']);
  });

  it('treats empty paragraphs of the editor as empty', () => {
    const { missing } = sectionStatuses({ ...blank, description: '<p>&nbsp;</p>' })['posting-information'];
    expect(missing).toContain('Position Description');
  });

  it('is described in words', () => {
    expect(sectionStatusText({ missing: [], invalid: [] })).toBe('Complete');
    expect(sectionStatusText({ missing: ['Title'], invalid: [] })).toBe('1 answer missing: Title');
    expect(sectionStatusText({ missing: ['Title', 'City'], invalid: [] })).toBe('2 answers missing');
    expect(sectionStatusText({ missing: ['Title'], invalid: ['Email'] })).toBe('1 answer to correct: Email');
  });
});

describe('problems', () => {
  it('(U19) are sorted by page order', () => {
    const problem = (id: string) => ({ id, message: id });
    const sorted = sortByPageOrder([problem('externalUrl'), problem('county'), problem('title')]);
    expect(sorted.map(({ id }) => id)).toEqual(['county', 'title', 'externalUrl']);
  });
});
