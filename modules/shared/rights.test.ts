import { describe, expect, it } from '@jest/globals';
import { PRIVILEGE_NAMES } from './privileges.js';
import { RIGHTS } from './rights.js';

/** Written by hand from P11.4–P11.12, P12.9, W5.6, W12.1, W13 and the tensions T4 and T6 to T9. */
const EXPECTED = {
  administration: [3, 4, 5, 6, 7, 8, 10],
  manageJobs: [3, 8],
  manageData: [10, 8],
  manageUsers: [4, 8],
  manageSuperAdmins: [8],
  manageOrganizations: [5, 8],
  manageContent: [6, 8],
  reporting: [7, 8],
  systemLog: [8],
  postForOwnOrganizations: [1],
  postJobs: [1, 3, 8],
  ownPostings: [1, 8],
  reviewForOwnOrganizations: [2],
  reviewApplicants: [2, 3, 8],
  reviewFromMenu: [3, 8],
  readApplications: [1, 2, 3, 8],
  printAsReviewer: [8],
};

const sorted = (table: Record<string, readonly number[]>) =>
  Object.fromEntries(Object.entries(table).map(([right, ids]) => [right, [...ids].sort((a, b) => a - b)]));

describe('the table of rights', () => {
  it('[P11.4-P11.12, P12.1] gives each right to the holders of these privileges and to nobody else', () => {
    expect(sorted(RIGHTS)).toEqual(sorted(EXPECTED));
  });

  it('[P12.1] knows ten privileges by their numbers', () => {
    expect(PRIVILEGE_NAMES).toEqual({
      1: 'Job Posting',
      2: 'Review Applicants',
      3: 'Manage Jobs',
      4: 'Manage Users',
      5: 'Manage Organizations',
      6: 'Manage Content',
      7: 'Reporting',
      8: 'Super Admin',
      9: 'Job Seeking',
      10: 'Manage Data',
    });
  });

  it('leaves Job Seeking without a right of its own: everybody signed in may apply (near P12.3)', () => {
    expect(Object.values(RIGHTS).flat()).not.toContain(9);
  });
});
