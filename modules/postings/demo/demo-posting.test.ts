import { describe, expect, it } from '@jest/globals';
import type { OrganizationSummary, Place, PositionSummary } from '#modules/directory/contract/directory-api.js';
import { UNITS_PER_YEAR } from '#modules/shared/salary.js';
import { JobPayload, type JobPayloadInput } from '../contract/api/job.js';
import { demoPosting, type Stage, stageOf } from './demo-posting.js';

const organization: OrganizationSummary = {
  accountNumber: '115222752',
  accountName: 'Harrisburg City <School> District & Friends',
  accountType: 'School District',
  active: true,
  action: 'enabled',
  usable: true,
  city: 'Harrisburg',
  zip: '17101',
  county: 22,
  iu: 15,
};
const place: Place = { zip: '17101', city: 'Harrisburg', county: 22, lat: 40.26, lon: -76.88 };
const NOON = new Date('2026-11-21T17:00:00Z');
const TODAY = '2026-11-21';

const position = (name: string): PositionSummary => ({
  id: '019a0000-0000-7000-8000-00000000aaaa',
  name,
  type: 'Professional',
  code: 'X',
  approval: false,
});
const posting = (index: number, name: string) => demoPosting(index, organization, position(name), place, 'SC', NOON);
const titles = (name: string) =>
  [...new Set(Array.from({ length: 60 }, (_, index) => posting(index, name).title))].sort();

const NAMES = ['Teacher, Mathematics', 'Principal, Elementary', 'Custodian', 'School Nurse', 'Head Coach', 'Other'];
const SERIES = Array.from({ length: 600 }, (_, index) => posting(index, NAMES[index % NAMES.length] ?? ''));

describe('a demo posting', () => {
  it('is a valid payload, whatever its number', () => {
    for (const payload of SERIES) expect(JobPayload.safeParse({ ...payload, status: 'open' }).error).toBeUndefined();
  });

  it('is the same for the same number, and another for the next', () => {
    expect(posting(12, 'Custodian')).toEqual(posting(12, 'Custodian'));
    expect(new Set(SERIES.map(({ description }) => description)).size).toBeGreaterThan(200);
  });

  it('stands open in seventeen of twenty cases, its dates around today', () => {
    const stages = Map.groupBy(SERIES.keys(), stageOf);
    const count = (stage: Stage) => stages.get(stage)?.length;
    expect([count('open'), count('queued'), count('expired'), count('filled')]).toEqual([510, 30, 30, 30]);
    for (const [index, { startDate = '', endDate = '' }] of SERIES.entries()) {
      const stage = stageOf(index);
      expect(startDate > TODAY).toBe(stage === 'queued');
      expect(endDate < TODAY).toBe(stage === 'expired');
      expect(startDate < endDate).toBe(true);
    }
  });

  it('began in several months where it is filled, so that reports have something to compare', () => {
    const filled = SERIES.filter((_, index) => stageOf(index) === 'filled');
    const months = new Set(filled.map(({ startDate = '' }) => startDate.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(5);
  });

  it('names nobody who exists: fiction numbers and example addresses', () => {
    for (const { phoneNumber, email, externalUrl } of SERIES) {
      expect(phoneNumber).toMatch(/^\(\d{3}\)555-01\d\d$/);
      expect(email).toMatch(/@schools\.example$/);
      expect(externalUrl).toMatch(/^$|^https:\/\/jobs\.schools\.example\//);
    }
  });

  it('is internal in most cases, and pays what such work pays', () => {
    expect(SERIES.filter(({ isExternalPost }) => isExternalPost)).toHaveLength(50);
    for (const { salaryMin, salaryMax } of SERIES) expect(Number(salaryMin)).toBeLessThanOrEqual(Number(salaryMax));
    const yearly = ({ salaryMin, salaryUnit = 'year' }: JobPayloadInput) =>
      Number(salaryMin) * UNITS_PER_YEAR[salaryUnit];
    const lowest = (name: string) => Math.min(...Array.from({ length: 50 }, (_, at) => yearly(posting(at, name))));
    expect(lowest('Principal, Elementary')).toBeGreaterThan(lowest('Custodian'));
    expect(lowest('Custodian')).toBeGreaterThan(lowest('Head Coach'));
  });

  it('escapes what the name of an organization holds', () => {
    const { description = '' } = SERIES[0] ?? {};
    expect(description).toContain('Harrisburg City &lt;School> District &amp; Friends');
  });
});

describe('the title of a demo posting', () => {
  it.each([
    ['Teacher, Mathematics', 'High School Mathematics Teacher'],
    ['Principal, Elementary', 'Elementary Principal'],
    ['School Counselor, Secondary', 'Secondary School Counselor'],
    ['Teacher, Special Education, Hearing Impaired', 'Itinerant Teacher, Hearing Impaired'],
    ['Teacher, Reading Specialist', 'Reading Specialist'],
    ['Head Coach', 'Head Coach, Girls Soccer'],
    ['Job Coach', 'Job Coach'],
    ['Library Assistant', 'Library Assistant'],
  ])('of %s may be %s', (name, title) => {
    expect(titles(name)).toContain(title);
  });

  it('puts nobody into a school of the wrong level', () => {
    expect(titles('Principal, High School').filter((title) => /Elementary|Middle/.test(title))).toEqual([]);
    expect(titles('Teacher, Elementary').filter((title) => /Middle|High/.test(title))).toEqual([]);
    expect(titles('Teacher, Physics').filter((title) => /Elementary/.test(title))).toEqual([]);
    expect(titles('Director of Technology').filter((title) => /Elementary|Middle|High/.test(title))).toEqual([]);
  });
});
