import { describe, expect, it } from '@jest/globals';
import { guidesFor } from './guides';

const guidesOf = (...ids: number[]) => guidesFor({ privileges: ids.map((id) => ({ id })) });
const SEEKER = { seeker: true, employer: false };
const EMPLOYER = { seeker: false, employer: true };

describe('the guides of Help', () => {
  it('[P9.3] the job seeker guide for visitors and for accounts other than employers', () => {
    expect(guidesFor(null)).toEqual(SEEKER);
    expect(guidesOf()).toEqual(SEEKER);
    for (const id of [2, 3, 4, 5, 6, 7, 9, 10]) expect(guidesOf(id)).toEqual(SEEKER);
  });

  it('[P9.4] the employer guide for Job Posting or Super Admin, but not for Manage Jobs alone (T4)', () => {
    expect(guidesOf(1)).toEqual(EMPLOYER);
    expect(guidesOf(1, 9)).toEqual(EMPLOYER);
    expect(guidesOf(8)).toEqual({ seeker: true, employer: true });
    expect(guidesOf(3).employer).toBe(false);
  });
});
