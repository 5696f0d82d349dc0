import { describe, expect, it } from '@jest/globals';
import type { OrganizationChoice } from '#modules/directory/contract/api/choices';
import type { SessionUser } from '#web/lib/session/session';
import { toReferenceData } from './reference-data';

const organization = (accountNumber: string, changes: Partial<OrganizationChoice> = {}): OrganizationChoice => ({
  accountNumber,
  accountName: `School ${accountNumber}`,
  accountType: 'School District',
  active: true,
  action: 'enabled',
  city: null,
  zip: null,
  county: null,
  iu: null,
  ...changes,
});
const ORGANIZATIONS = [
  organization('1'),
  organization('2'),
  organization('3', { action: 'disabled' }),
  organization('4', { active: false }),
];
const user = (privilege: number, assigned: readonly string[]) =>
  ({
    privileges: [{ id: privilege, name: '' }],
    organizations: assigned.map((accountNumber) => ({ accountNumber })),
  }) as SessionUser;
const [JOB_POSTING, MANAGE_JOBS] = [1, 3];

const offered = (one: SessionUser) =>
  toReferenceData(one, ORGANIZATIONS, [], { counties: [], intermediateUnits: [] }).organizations.map(
    ({ label }) => label,
  );

describe('the organizations of the posting form', () => {
  it('[W5.9] of posters are those assigned to them, active and enabled', () => {
    expect(offered(user(JOB_POSTING, ['1', '3', '4']))).toEqual(['School 1']);
    expect(offered(user(JOB_POSTING, []))).toEqual([]);
  });

  it('[W5.10] of administrators are all, the disabled ones with a suffix', () => {
    expect(offered(user(MANAGE_JOBS, []))).toEqual([
      'School 1',
      'School 2',
      'School 3 (disabled)',
      'School 4 (disabled)',
    ]);
  });
});
