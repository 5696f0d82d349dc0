import { describe, expect, it } from '@jest/globals';
import type { ContactDetails, Reference } from '../contract/api.js';
import { computeCompletion } from './profile.js';
import { isOfferedYear, kindOf } from './profile-document.js';

const contact = { contactName: 'Rachel' } as ContactDetails;
const references = Array.from({ length: 3 }, () => ({ firstName: 'Carol' }) as Reference);
const resume = { documentType: 'RESU' } as const;

describe('what counts as completed [W2.12]', () => {
  it('the three sections that exist make the whole', () => {
    expect(computeCompletion({ contact, references }, [resume])).toMatchObject({
      isContactDetailsCompleted: true,
      isReferencesCompleted: true,
      isSupportingDocumentsCompleted: true,
      isProfileCompleted: true,
      isPreferencesCompleted: false,
    });
  });

  it.each([
    ['no profile', null, [resume]],
    ['no contact', { contact: null, references }, [resume]],
    ['two references', { contact, references: references.slice(1) }, [resume]],
    ['no resume', { contact, references }, [{ documentType: 'CRED' } as const]],
  ])('%s leaves it open', (_, profile, documents) => {
    expect(computeCompletion(profile, documents).isProfileCompleted).toBe(false);
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
