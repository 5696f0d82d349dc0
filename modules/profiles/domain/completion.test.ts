import { describe, expect, it } from '@jest/globals';
import type { Career, Education } from '../contract/api/history.js';
import type { ContactDetails, Reference } from '../contract/api/profile.js';
import type { CompletionFlags } from '../contract/api/responses.js';
import { computeCompletion, type ProfileContents } from './completion.js';
import { NO_PREFERENCES } from './preferences.js';
import { isOfferedYear, kindOf } from './profile-document.js';

const reference = { firstName: 'Carol' } as Reference;
const COMPLETE: ProfileContents = {
  contact: { contactName: 'Rachel' } as ContactDetails,
  preferences: NO_PREFERENCES,
  education: [{ name: 'Millersville' } as Education],
  hasNoEducation: false,
  career: [{ title: 'School Nurse' } as Career],
  hasNoCareer: false,
  references: [reference, reference, reference],
};
const resume = { documentType: 'RESU', scan: null } as const;

describe('what counts as completed [W2.12] [T38]', () => {
  it('all six sections make the whole', () => {
    const flags = computeCompletion(COMPLETE, [resume]);
    expect(Object.values(flags)).toEqual(Array(7).fill(true));
  });

  it.each<[string, Partial<ProfileContents>, 'RESU' | 'CRED', keyof CompletionFlags]>([
    ['no contact', { contact: null }, 'RESU', 'isContactDetailsCompleted'],
    ['no preferences', { preferences: null }, 'RESU', 'isPreferencesCompleted'],
    ['no education', { education: [] }, 'RESU', 'isEducationCompleted'],
    ['no career', { career: [] }, 'RESU', 'isCareerCompleted'],
    ['two references', { references: [reference, reference] }, 'RESU', 'isReferencesCompleted'],
    ['no resume', {}, 'CRED', 'isSupportingDocumentsCompleted'],
  ])('%s leaves the section and the whole open', (_, change, documentType, section) => {
    const flags = computeCompletion({ ...COMPLETE, ...change }, [{ documentType, scan: null }]);
    const open = Object.entries(flags).filter(([, isComplete]) => !isComplete);
    expect(open.map(([flag]) => flag)).toEqual([section, 'isProfileCompleted']);
  });

  it('a resume that was refused does not count; one that waits for its scan does', () => {
    const flags = (scan: 'refused' | 'scanning') => computeCompletion(COMPLETE, [{ ...resume, scan }]);
    expect(flags('refused').isSupportingDocumentsCompleted).toBe(false);
    expect(flags('scanning').isProfileCompleted).toBe(true);
  });

  it('education and career are complete without a row where the owner has none yet', () => {
    const beginner = { ...COMPLETE, education: [], hasNoEducation: true, career: [], hasNoCareer: true };
    expect(computeCompletion(beginner, [resume]).isProfileCompleted).toBe(true);
  });
});

describe('what a document is said to be', () => {
  it('a resume has no further type, and only a credential has a year [W3.4, W3.5]', () => {
    const given = { additionalType: 'Act 34', effectiveDate: '2025' };
    expect(kindOf({ documentType: 'RESU', ...given })).toMatchObject({ additionalType: null, effectiveDate: null });
    expect(kindOf({ documentType: 'PROFCERT', ...given }).effectiveDate).toBeNull();
    expect(kindOf({ documentType: 'CRED', ...given })).toMatchObject(given);
  });

  it.each([
    ['2026', true],
    ['1926', true],
    ['1925', false],
    ['2027', false],
  ])('the year %s in 2026: %s [W3.5]', (year, offered) => {
    expect(isOfferedYear(year, new Date('2026-11-21T12:00:00Z'), 101)).toBe(offered);
  });
});
