import { describe, expect, it } from '@jest/globals';
import { suggestedFields } from './suggested-fields';

const label = '';

describe('the fields that a suggestion fills', () => {
  it('are its own, and the keywords are gone unless it is a title', () => {
    expect(suggestedFields({ kind: 'title', label, value: 'Nurse' })).toEqual({ q: 'Nurse' });
    expect(suggestedFields({ kind: 'organization', label, value: '1' })).toEqual({ q: '', organization: '1' });
    expect(suggestedFields({ kind: 'place', label, value: 'Erie, PA' })).toEqual({ q: '', location: 'Erie, PA' });
  });

  it('include the location of a job and a place', () => {
    const location = 'Pittsburgh, PA';
    expect(suggestedFields({ kind: 'title', label, value: 'Nurse', location })).toEqual({ q: 'Nurse', location });
    expect(suggestedFields({ kind: 'position', label, value: 'id', location })).toEqual({
      q: '',
      position: 'id',
      location,
    });
  });

  it('empty the location after a recent search without one', () => {
    expect(suggestedFields({ kind: 'title', label, value: 'Nurse', location: '' })).toEqual({
      q: 'Nurse',
      location: '',
    });
  });
});
