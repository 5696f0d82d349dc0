import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { JobDetail } from '#web/features/job-search/detail/use-job';
import { jobPostingHead } from './job-posting';

const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const isValid = ajv.compile(JSON.parse(readFileSync(new URL('job-posting.schema.json', import.meta.url), 'utf8')));

const JOB: JobDetail = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Mathematics Teacher',
  position: { id: '01900000-0000-7000-8000-000000000002', name: 'Teacher, Mathematics', type: 'Professional' },
  organization: { accountNumber: '115222752', accountName: 'Harrisburg City School District' },
  jobListingNumber: 1002,
  externalListingNumber: '',
  status: 'open',
  city: 'Harrisburg',
  state: 'PA',
  zipCode: '17101',
  startDate: '2026-11-01T05:00:00.000Z',
  endDate: '2026-12-15T04:59:59.000Z',
  isExternalPost: false,
  updatedAt: '2026-11-02T15:00:00.000Z',
  iu: 15,
  isRemote: false,
  contactsFirstName: 'Dana',
  contactsLastName: 'Whitfield',
  phoneNumber: '(717)555-0142',
  phoneExt: '',
  email: 'hiring@district.example',
  addressLine1: '1 School Lane',
  addressLine2: '',
  county: 22,
  externalUrl: '',
  geography: 'SC',
  districtSize: '5,000 - 7,500',
  isSalaryShow: true,
  salaryMin: 48_000,
  salaryMax: 61_500,
  salaryUnit: 'year',
  isProfileRequired: false,
  isFeatured: false,
  isPerformanceAssessment: false,
  performanceAssessmentURL: '',
  isEssayRequired: false,
  essayQuestion: '',
  description: '<p>Teach.</p>',
  files: [],
  deadlineText: '24 days',
  isAccepting: true,
  asksForSalaryHistory: true,
  mayEdit: false,
  maySeeCandidates: false,
};

const structured = (changes: Partial<JobDetail> = {}) => {
  const { jsonLd } = jobPostingHead({ ...JOB, ...changes });
  expect({ valid: isValid(jsonLd), errors: isValid.errors }).toEqual({ valid: true, errors: null });
  return jsonLd;
};

describe('the JobPosting metadata of a job', () => {
  it('includes salary, deadline, organization and location', () => {
    expect(structured()).toMatchObject({
      validThrough: JOB.endDate,
      hiringOrganization: { name: 'Harrisburg City School District' },
      jobLocation: { address: { addressLocality: 'Harrisburg', postalCode: '17101' } },
      baseSalary: { value: { minValue: 48_000, maxValue: 61_500 } },
      identifier: { value: '1002' },
    });
  });

  it('omits a hidden or missing salary and includes a single bound', () => {
    expect(structured({ isSalaryShow: false })).not.toHaveProperty('baseSalary');
    expect(structured({ salaryMin: null, salaryMax: null })).not.toHaveProperty('baseSalary');
    expect(structured({ salaryMax: null })).toMatchObject({ baseSalary: { value: { minValue: 48_000 } } });
  });

  it.each([
    ['year', 'YEAR'],
    ['day', 'DAY'],
    ['hour', 'HOUR'],
  ] as const)('names the %s that a salary is paid for (T45)', (salaryUnit, unitText) => {
    expect(structured({ salaryUnit })).toMatchObject({ baseSalary: { value: { unitText } } });
  });

  it("marks a remote job and prefers the employer's listing number", () => {
    const remote = structured({ isRemote: true, externalListingNumber: 'HR-7', isExternalPost: true });
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', identifier: { value: 'HR-7' }, directApply: false });
  });

  it('is omitted, and the page set to noindex, once applications are closed', () => {
    const head = jobPostingHead({ ...JOB, isAccepting: false });
    expect(head).toEqual({ description: expect.stringContaining('No longer accepting applications'), hidden: true });
  });

  it('is rejected by the schema without a required property', () => {
    expect(isValid({ ...jobPostingHead(JOB).jsonLd, validThrough: 'soon' })).toBe(false);
    expect(isValid({ '@context': 'https://schema.org', '@type': 'JobPosting' })).toBe(false);
  });
});
