import { describe, expect, it } from '@jest/globals';
import { privilege } from '../../../lib/privileges';
import { mayPrint } from './rights';

const holder = (...ids: number[]) => ({ privileges: ids.map((id) => ({ id })) });

describe('printing an application [W13.9, W13.10]', () => {
  it.each([
    ['a reviewer', holder(privilege.ReviewApplicants), false],
    ['a reviewer who also manages jobs', holder(privilege.ReviewApplicants, privilege.ManageJobs), false],
    ['a reviewer who is Super Admin', holder(privilege.ReviewApplicants, privilege.SuperAdmin), true],
    ['Manage Jobs', holder(privilege.ManageJobs), true],
    ['a poster', holder(privilege.JobPosting), true],
  ])('%s', (_who, user, allowed) => {
    expect(mayPrint(user)).toBe(allowed);
  });
});
