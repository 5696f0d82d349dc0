import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { DocumentLine } from './documents.js';
import { ContactDetails, Reference } from './profile.js';

const contact = { contactName: 'Rachel', contactSurname: "O'Hoover-Smith Jr.", cellPhone: '(717)555-0186' };
const reference = { firstName: 'Carol', lastName: 'Nolt', yearsKnown: 4, phoneNumber: '(717)555-0100' };

const problems = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join('.'), i.message]).reverse());
};

describe('contact details', () => {
  it('need names and one phone; the state begins as PA [W2.14]', () => {
    expect(ContactDetails.parse(contact)).toMatchObject({ state: 'PA', address: '', homePhone: '' });
  });

  it.each([
    [{ contactName: '' }, { contactName: 'First Name is required' }],
    [{ contactName: '  ' }, { contactName: 'First Name is required' }],
    [{ contactName: 'x'.repeat(51) }, { contactName: 'First Name must be 50 symbols or less' }],
    [{ contactName: 'R2' }, { contactName: 'This field can only contain symbols that are common for names' }],
    [{ contactSurname: '' }, { contactSurname: 'Last Name is required' }],
    [{ contactSurname: 'x'.repeat(51) }, { contactSurname: 'Last Name must be 50 symbols or less' }],
  ])('%j [W2.15]', (change, expected) => {
    expect(problems(ContactDetails, { ...contact, ...change })).toEqual(expected);
  });

  it.each(['address', 'additionalAddress', 'city'])('%s is trimmed and holds 255', (name) => {
    expect(ContactDetails.parse({ ...contact, [name]: '  a  ' })).toMatchObject({ [name]: 'a' });
    expect(problems(ContactDetails, { ...contact, [name]: 'x'.repeat(255) })).toEqual({});
    expect(Object.keys(problems(ContactDetails, { ...contact, [name]: 'x'.repeat(256) }))).toEqual([name]);
  });

  it.each([
    ['zipCode', '17543', true],
    ['zipCode', '175434', false],
    ['zipCode', '1754A', false],
    ['businessExt', '1234567890', true],
    ['businessExt', '12345678901', false],
    ['businessExt', '12x', false],
    ['ppid', 'x'.repeat(30), true],
    ['ppid', 'x'.repeat(31), false],
    ['state', 'ZZ', false],
    ['state', 'GU', true],
  ])('%s %s: %s [W2.17, W2.20]', (name, value, accepted) => {
    expect(problems(ContactDetails, { ...contact, [name]: value })).toEqual(
      accepted ? {} : { [name]: expect.any(String) },
    );
  });

  it.each(['(717)555-018', '717-555-0186', '(717)555-01866', '(717)555 0186'])(
    'refuse the phone %s [W2.18]',
    (phone) => {
      const expected = { homePhone: 'Please enter a valid phone number' };
      expect(problems(ContactDetails, { ...contact, homePhone: phone })).toEqual(expected);
    },
  );

  it('want one of the three phones, told beside other problems [W2.19]', () => {
    expect(problems(ContactDetails, { ...contact, cellPhone: '', ppid: 'x'.repeat(31) })).toEqual({
      cellPhone: 'Please enter one of the three fields',
      ppid: 'PPID must be 30 symbols or less',
    });
    expect(problems(ContactDetails, { ...contact, cellPhone: '', businessPhone: '(717)555-0186' })).toEqual({});
  });
});

describe('a reference', () => {
  it.each([
    [{}, []],
    [{ firstName: '' }, ['firstName']],
    [{ lastName: 'x'.repeat(51) }, ['lastName']],
    [{ yearsKnown: undefined }, ['yearsKnown']],
    [{ yearsKnown: '4' }, ['yearsKnown']],
    [{ yearsKnown: -1 }, ['yearsKnown']],
    [{ yearsKnown: 101 }, ['yearsKnown']],
    [{ organizationName: 'x'.repeat(100), position: 'x'.repeat(100) }, []],
    [{ organizationName: 'x'.repeat(101), position: 'x'.repeat(101) }, ['organizationName', 'position']],
    [{ phoneNumber: '' }, ['phoneNumber']],
    [{ phoneNumber: '555' }, ['phoneNumber']],
  ])('%j [W2.45, W2.46]', (change, expected) => {
    expect(Object.keys(problems(Reference, { ...reference, ...change })).sort()).toEqual(expected);
  });

  it('says which years can be', () => {
    const message = 'Years Known must be between 0 and 100';
    expect(problems(Reference, { ...reference, yearsKnown: 101 })).toEqual({ yearsKnown: message });
    expect(problems(Reference, { ...reference, yearsKnown: 100 })).toEqual({});
  });
});

describe('a line of fileData', () => {
  const line = { fileName: 'a.pdf', documentType: 'RESU' };

  it.each([
    [{}, {}],
    [{ documentType: undefined }, { documentType: 'Please, select a document type' }],
    [{ documentType: 'OTHER' }, { documentType: 'Please, select a document type' }],
    [{ documentType: 'CRED' }, { additionalType: 'Please, select a type of document' }],
    [{ documentType: 'ADMINCERT', additionalType: ' ' }, { additionalType: 'Please, select a type of document' }],
    [{ documentType: 'PROFCERT', additionalType: 'Professional' }, {}],
    [
      { documentType: 'CRED', additionalType: 'Act 34', effectiveDate: '20' },
      { effectiveDate: 'Please, select a year' },
    ],
    [{ fileName: undefined }, { fileName: 'Name the file or give the id of a stored document.' }],
    [{ deleted: true }, { id: 'Only a stored document can be deleted.' }],
  ])('%j [W3.1, W3.3, W3.4]', (change, expected) => {
    expect(problems(DocumentLine, { ...line, ...change })).toEqual(expected);
  });
});
