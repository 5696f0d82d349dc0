import { expect, it } from '@jest/globals';
import { matchingOrganizations } from './matching-organizations.js';

const named = (accountNumber: string, accountName: string) => ({ accountNumber, accountName });
const ORGANIZATIONS = [named('1', 'Red Lion Area SD'), named('2', 'York City SD'), named('3', 'York City SD')];

it('finds organizations by their whole name, whatever its case and spaces', () => {
  expect(matchingOrganizations(ORGANIZATIONS, ' red  lion area sd')).toEqual([ORGANIZATIONS[0]]);
  expect(matchingOrganizations(ORGANIZATIONS, 'York City SD')).toHaveLength(2);
  expect(matchingOrganizations(ORGANIZATIONS, 'Red Lion')).toEqual([]);
});
