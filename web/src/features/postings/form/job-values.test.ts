import { describe, expect, it } from '@jest/globals';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { blankJob, clampReviewDate, JobForm, type JobValues, jobPayload, jobValues } from './job-values';

const TODAY = '2026-11-21';
const POSITION = '0198a000-0000-7000-8000-000000000001';

const complete: JobValues = {
  ...blankJob(TODAY),
  organization: '115221402',
  phoneNumber: '(717)555-0142',
  email: 'jobs@district.example',
  city: 'Harrisburg',
  zipCode: '17101',
  county: '22',
  title: 'Principal',
  position: POSITION,
  isExternalPost: false,
  geography: 'SC',
  districtSize: '2,500 - 5,000',
  description: '<p>Text</p>',
};

const faults = (values: JobValues) => JobForm.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];

describe('a new posting', () => {
  it('[W5.16] (T33) starts unsubmitted in Pennsylvania, as an external posting that requires a complete profile', () => {
    expect(blankJob(TODAY)).toMatchObject({ state: 'PA', isExternalPost: true, isProfileRequired: true });
  });

  it('[W5.17] starts today with a board review 14 days later, across the end of a year', () => {
    expect(blankJob(TODAY)).toMatchObject({ startDate: TODAY, endDate: TODAY, boardReviewDays: '2026-12-05' });
    expect(blankJob('2026-12-25').boardReviewDays).toBe('2027-01-08');
  });

  it('[W5.20, W5.26, W5.28, W5.30, W5.34] reports every required field at once', () => {
    expect(new Set(faults(blankJob(TODAY)))).toEqual(
      new Set([
        'organization',
        'phoneNumber',
        'email',
        'city',
        'zipCode',
        'county',
        'title',
        'position',
        'externalUrl',
        'geography',
        'districtSize',
        'description',
      ]),
    );
    expect(faults(complete)).toEqual([]);
  });
});

describe('the payload', () => {
  it('[W5.28] includes a county in Pennsylvania only', () => {
    expect(jobPayload(complete).county).toBe(22);
    expect(jobPayload({ ...complete, state: 'NJ' }).county).toBeNull();
    expect(faults({ ...complete, state: 'NJ', county: '' })).toEqual([]);
  });

  it('[W5.44] includes reviewers and their date with a board review only', () => {
    const chosen = { ...complete, reviewers: [POSITION], boardReviewDays: '2026-12-05' };
    expect(jobPayload(chosen)).toMatchObject({ reviewers: [], boardReviewDays: null });
    expect(jobPayload({ ...chosen, isBoardReview: true })).toMatchObject({
      reviewers: [POSITION],
      boardReviewDays: '2026-12-05',
    });
  });

  it('[W5.48] includes salaries as numbers, or null', () => {
    for (const salaryMin of ['1e5', '.5', '0x10', '50k', '12.50.00'])
      expect(jobPayload({ ...complete, salaryMin })).toMatchObject({ salaryMin: Number.NaN });
    expect(jobPayload({ ...complete, salaryMin: '-45' })).toMatchObject({ salaryMin: -45 });
    expect(jobPayload({ ...complete, salaryMin: '58240.5' })).toMatchObject({ salaryMin: 58_240.5, salaryMax: null });
  });
});

describe('a saved posting', () => {
  const saved = {
    ...jobPayload(complete),
    organization: { accountNumber: '115221402', accountName: 'Central Dauphin', active: true, action: 'enabled' },
    position: { id: POSITION, name: 'Principal', type: 'Administrative', approval: false },
    startDate: '2026-11-21T05:00:00.000Z',
    endDate: '2026-12-19T04:59:59.000Z',
    iu: 15,
    salaryMax: 90_000,
  } as unknown as JobForEdit;

  it('[W5.14, W5.32] is converted back to the same input values, with days in Pennsylvania', () => {
    const expected = {
      ...complete,
      endDate: '2026-12-18',
      iu: '15',
      salaryMax: '90000',
      boardReviewDays: '2026-12-18',
    };
    expect(jobValues(saved, TODAY)).toEqual(expected);
  });
});

describe('the board review date', () => {
  it('[W5.33] moves to a later listing end date, and otherwise stays', () => {
    expect(clampReviewDate('2026-12-05', '2026-12-18')).toBe('2026-12-18');
    expect(clampReviewDate('2026-12-24', '2026-12-18')).toBe('2026-12-24');
    expect(clampReviewDate('2026-12-24', '')).toBe('2026-12-24');
  });
});
