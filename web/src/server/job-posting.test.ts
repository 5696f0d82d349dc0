import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { JobDetail } from '../features/job-search/use-job';
import { jobPosting } from './job-posting';

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
  mayEdit: false,
  maySeeCandidates: false,
};

const structured = (changes: Partial<JobDetail> = {}) => {
  const { jsonLd } = jobPosting({ ...JOB, ...changes });
  expect({ valid: isValid(jsonLd), errors: isValid.errors }).toEqual({ valid: true, errors: null });
  return jsonLd;
};

describe('a job for search engines', () => {
  it('carries salary, deadline, organization and place', () => {
    expect(structured()).toMatchObject({
      validThrough: JOB.endDate,
      hiringOrganization: { name: 'Harrisburg City School District' },
      jobLocation: { address: { addressLocality: 'Harrisburg', postalCode: '17101' } },
      baseSalary: { value: { minValue: 48_000, maxValue: 61_500 } },
      identifier: { value: '1002' },
    });
  });

  it('says nothing of a salary that is not shown or not given, and gives one end where there is one', () => {
    expect(structured({ isSalaryShow: false })).not.toHaveProperty('baseSalary');
    expect(structured({ salaryMin: null, salaryMax: null })).not.toHaveProperty('baseSalary');
    expect(structured({ salaryMax: null })).toMatchObject({ baseSalary: { value: { minValue: 48_000 } } });
  });

  it('tells that it is remote, and the number of the employer before ours', () => {
    const remote = structured({ isRemote: true, externalListingNumber: 'HR-7', isExternalPost: true });
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', identifier: { value: 'HR-7' }, directApply: false });
  });

  it('is removed, and the page hidden from search engines, once no application is taken', () => {
    const head = jobPosting({ ...JOB, isAccepting: false });
    expect(head).toEqual({ description: expect.stringContaining('No longer accepting applications'), hidden: true });
  });

  it('is refused by the schema when it lacks what is required', () => {
    expect(isValid({ ...jobPosting(JOB).jsonLd, validThrough: 'soon' })).toBe(false);
    expect(isValid({ '@context': 'https://schema.org', '@type': 'JobPosting' })).toBe(false);
  });
});
