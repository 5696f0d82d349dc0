import { describe, expect, it } from '@jest/globals';
import { type Criteria, NOTHING } from './criteria';
import { fieldsOf, searchFor } from './panel-fields';

const asked: Criteria = { ...NOTHING, q: 'algebra', exact: 'true', region: ['SC'], sort: 'title', offset: 20 };

describe('the search panel', () => {
  it('keeps filters and order, and begins at page 1 (U3)', () => {
    expect(searchFor(asked, { ...fieldsOf(asked), positionTitle: ' teacher ' })).toBe(
      '/positions?q=algebra&exact=true&positionTitle=teacher&region=SC&sort=title',
    );
  });

  it('takes other words for words that may be understood', () => {
    expect(searchFor(asked, { ...fieldsOf(asked), q: 'geometry' })).toBe('/positions?q=geometry&region=SC&sort=title');
  });

  it('keeps several organizations until one is chosen', () => {
    const several: Criteria = { ...NOTHING, organization: ['112672203', '115210503'] };
    expect(fieldsOf(several).organization).toBe('');
    expect(searchFor(several, fieldsOf(several))).toBe('/positions?organization=112672203&organization=115210503');
    expect(searchFor(several, { ...fieldsOf(several), organization: '108000000' })).toBe(
      '/positions?organization=108000000',
    );
    const single: Criteria = { ...NOTHING, organization: ['112672203'] };
    expect(searchFor(single, { ...fieldsOf(single), organization: '' })).toBe('/positions');
  });
});
