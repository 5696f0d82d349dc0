import { describe, expect, it } from '@jest/globals';
import { blankJob } from '../form/job-values';
import { typedFields, valuesWithout } from './typed-fields';

const blank = blankJob('2026-11-25');
const prefilled = { ...blank, email: 'office@schools.example' };
const template = { title: 'Custodian', email: 'hr@schools.example', city: 'York', isRemote: true };

describe('a template replaces something typed', () => {
  it('in no field of an untouched form, whatever was filled in', () => {
    expect(typedFields(prefilled, template, [prefilled])).toEqual([]);
    const chosen = { ...prefilled, city: 'Steelton' };
    expect(typedFields(chosen, template, [prefilled, { city: 'Steelton' }])).toEqual([]);
  });

  it('in no field that another template has filled in', () => {
    const first = { title: 'Nurse', city: 'Erie' };
    expect(typedFields({ ...prefilled, ...first }, template, [prefilled, {}, first])).toEqual([]);
  });

  it('in each field that somebody has changed, and not where it has the same', () => {
    const typed = { ...prefilled, title: 'Nurse', city: 'York', email: '' };
    expect(typedFields(typed, template, [prefilled])).toEqual(['title', 'email']);
  });

  it('in no field that it does not have', () => {
    expect(typedFields({ ...prefilled, endDate: '2026-12-24' }, template, [prefilled])).toEqual([]);
  });
});

describe('a template that follows another one', () => {
  it('begins without what that one filled in, and with what was changed since', () => {
    const earlier = { title: 'Nurse', position: 'nurse', city: 'Erie' };
    expect(valuesWithout(earlier, { ...prefilled, ...earlier, city: 'York' }, prefilled)).toEqual({
      title: '',
      position: '',
    });
  });
});
