import { describe, expect, it } from '@jest/globals';
import type { OrganizationOption } from '../reference-data';
import { chooseOrganization } from './choose-organization';
import { blankJob } from './job-values';

const option = (accountNumber: string, place: Partial<OrganizationOption>): OrganizationOption => ({
  accountNumber,
  accountName: accountNumber,
  accountType: 'School District',
  active: true,
  action: 'enabled',
  label: accountNumber,
  city: null,
  zip: null,
  county: null,
  iu: null,
  ...place,
});
const organizations = [
  option('1', { city: 'Harrisburg', zip: '17101', county: 22, iu: 15 }),
  option('2', { city: 'Erie', zip: '16501', county: 25 }),
  option('3', {}),
];
const regions = new Map([
  [22, 'SC'],
  [25, 'NW'],
]);
const blank = blankJob('2026-11-21');
const choose = (values: typeof blank, account: string) => ({
  ...values,
  ...chooseOrganization(values, account, organizations, regions),
});

describe('choosing an organization', () => {
  it('fills in its location', () => {
    expect(choose(blank, '1')).toMatchObject({
      organization: '1',
      city: 'Harrisburg',
      zipCode: '17101',
      county: '22',
      iu: '15',
      geography: 'SC',
    });
  });

  it("replaces the previous organization's values and keeps user input", () => {
    const typed = { ...choose(blank, '1'), city: 'Steelton' };
    expect(choose(typed, '2')).toMatchObject({ city: 'Steelton', zipCode: '16501', county: '25', geography: 'NW' });
  });

  it("takes the previous organization's values away, also where the next one has none, and without a next one", () => {
    for (const account of ['3', ''])
      expect(choose(choose(blank, '1'), account)).toEqual({ ...blank, organization: account });
    const typed = { ...choose(blank, '1'), addressLine1: '1 School Lane' };
    expect(choose(typed, '3')).toMatchObject({ city: '', county: '', addressLine1: '1 School Lane' });
  });

  it('replaces what a template filled in, and keeps what was typed over it', () => {
    const filled = { organization: '1', addressLine1: '1 School Lane', city: 'Steelton', zipCode: '17113' };
    const values = { ...choose(blank, '1'), ...filled, zipCode: '16502' };
    const place = { addressLine1: '', city: 'Erie', county: '25', iu: '', geography: 'NW' };
    const changes = chooseOrganization(values, '2', organizations, regions, filled);
    expect(changes).toEqual({ organization: '2', reviewers: [], ...place });
  });

  it('removes the reviewers of the previous organization', () => {
    expect(choose({ ...blank, reviewers: ['a'] }, '2').reviewers).toEqual([]);
  });
});
