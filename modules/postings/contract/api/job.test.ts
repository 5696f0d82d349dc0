import { describe, expect, it } from '@jest/globals';
import { jobPayload } from '#test/support/fixtures/job-payload.js';
import { JobChange, JobPayload } from './job.js';

const place = { organization: '115222752', position: '0190a000-0000-7000-8000-000000000001' };
const valid = { ...jobPayload(place), startDate: '2026-11-21', endDate: '2026-12-21' };

/** Paths and messages of all issues of the valid posting with these changes. */
function complaints(changes: Record<string, unknown>, schema: typeof JobPayload | typeof JobChange = JobPayload) {
  const result = schema.safeParse({ ...valid, ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const long = (length: number) => 'x'.repeat(length);

describe('the payload of a posting', () => {
  it('accepts a posting that keeps every rule', () => {
    expect(complaints({})).toEqual([]);
  });

  it.each<[clause: string, changes: Record<string, unknown>, complaint: string]>([
    ['W5.20', { organization: '' }, 'organization: Organization is required'],
    ['W5.20', { organization: undefined }, 'organization: Organization is required'],
    ['W5.22', { contactsFirstName: long(51) }, 'contactsFirstName: First Name must be 50 symbols or less'],
    ['W5.22', { contactsLastName: long(51) }, 'contactsLastName: Last Name must be 50 symbols or less'],
    ['W5.22', { phoneExt: long(11) }, 'phoneExt: Extension must be 10 symbols or less'],
    ['W5.23', { phoneNumber: '' }, 'phoneNumber: Phone Number is required'],
    ['W5.23', { phoneNumber: '7175550142' }, 'phoneNumber: Please enter a valid phone number'],
    ['W5.23', { phoneNumber: '(717)555-01422' }, 'phoneNumber: Please enter a valid phone number'],
    ['W5.24', { email: '' }, 'email: Email is required'],
    ['W5.24', { email: 'nobody' }, 'email: Invalid email address'],
    ['W5.24', { email: `${long(119)}@ab.org` }, 'email: Email must be 125 symbols or less'],
    ['W5.25', { addressLine1: long(256) }, 'addressLine1: Address must be 255 symbols or less'],
    ['W5.25', { addressLine2: long(256) }, 'addressLine2: Address must be 255 symbols or less'],
    ['W5.26', { city: ' ' }, 'city: City is required'],
    ['W5.26', { city: long(256) }, 'city: City must be 255 symbols or less'],
    ['W5.26', { state: 'ZZ' }, 'state: State is required'],
    ['W5.27', { zipCode: '' }, 'zipCode: Zip Code is required'],
    ['W5.27', { zipCode: '1710A' }, 'zipCode: Zip Code must have only digits'],
    ['W5.27', { zipCode: '171011' }, 'zipCode: Zip Code must be 5 symbols or less'],
    ['W5.28', { county: null }, 'county: County is required'],
    ['W5.28', { county: 68 }, 'county: Please choose from the list'],
    ['W5.21', { iu: 30 }, 'iu: Please choose from the list'],
    [
      'W5.29',
      { externalListingNumber: long(51) },
      'externalListingNumber: External Listing Number must be 50 symbols or less',
    ],
    ['W5.30', { title: '' }, 'title: Title is required'],
    ['W5.30', { title: long(256) }, 'title: Title must be 255 symbols or less'],
    ['W5.30', { position: undefined }, 'position: Position is required'],
    ['W5.31', { startDate: undefined }, 'startDate: Listing Start Date is required'],
    ['W5.31', { endDate: '' }, 'endDate: Listing End Date is required'],
    ['W5.31', { endDate: '2026-11-20' }, 'endDate: Listing End Date should go after Listing Start Date'],
    ['W5.34', { isExternalPost: true }, 'externalUrl: External URL is required'],
    ['W5.34', { externalUrl: `https://a.b/${long(244)}` }, 'externalUrl: External URL must be 255 symbols or less'],
    ['W5.36', { geography: 'XX' }, 'geography: Geography is required'],
    ['W5.38', { districtSize: 'huge' }, 'districtSize: District Size is required'],
    ['W5.40', { isPerformanceAssessment: true }, 'performanceAssessmentURL: Performance Assessment URL is required'],
    ['W5.41', { isEssayRequired: true }, 'essayQuestion: Essay Question is required'],
    ['W5.41', { essayQuestion: long(501) }, 'essayQuestion: Essay Question must be 500 symbols or less'],
    ['W5.42', { description: '' }, 'description: Position Description is required'],
    ['W5.42', { description: '<p><br></p>' }, 'description: Position Description is required'],
    [
      'W5.42',
      { description: '<p>&zwnj;&#8203;&#x2060;\u200b\u0301</p>' },
      'description: Position Description is required',
    ],
    ['W5.30', { title: '\u0301\u3164' }, 'title: Title is required'],
    [
      'W5.42',
      { description: `<p>${long(4994)}</p>` },
      'description: Position Description must be 5000 symbols or less',
    ],
    ['W5.43', { isBoardReview: true }, 'boardReviewDays: Board Review Date is required'],
    [
      'W5.43',
      { isBoardReview: true, boardReviewDays: '2026-12-20' },
      'boardReviewDays: Board Review Date should not be before Listing End Date',
    ],
    ['W5.48', { salaryMin: -1 }, 'salaryMin: Minimum Salary must not be negative'],
    ['W5.48', { salaryMax: -1 }, 'salaryMax: Maximum Salary must not be negative'],
    ['W5.48', { salaryMin: 2, salaryMax: 1 }, 'salaryMax: Maximum Salary should not be below Minimum Salary'],
  ])('[%s] refuses %j at its field', (_clause, changes, complaint) => {
    expect(complaints(changes)).toEqual([complaint]);
  });

  it.each<[clause: string, changes: Record<string, unknown>]>([
    ['W5.22', { contactsFirstName: long(50), contactsLastName: '', phoneExt: long(10) }],
    ['W5.27', { zipCode: '00501' }],
    ['W5.28', { state: 'OH', county: null }],
    ['W5.31', { endDate: '2026-11-21' }],
    // Late in the evening of the same day in Pennsylvania.
    ['W5.31', { startDate: '2026-11-21T12:00:00Z', endDate: '2026-11-22T03:00:00Z' }],
    ['W5.34', { isExternalPost: true, externalUrl: 'http://127.0.0.1:8080/apply?at=a@b' }],
    ['W5.34', { isExternalPost: true, externalUrl: 'https://jobs.example/@district/apply' }],
    ['W5.41', { isEssayRequired: true, essayQuestion: long(500) }],
    ['W5.42', { description: `<p>${long(4993)}</p>` }],
    ['W5.42', { description: '<p>&#233;&#99999999;</p>' }],
    ['W5.43', { isBoardReview: true, boardReviewDays: '2026-12-21' }],
    ['W5.48', { salaryMin: 0, salaryMax: 0.1 }],
  ])('[%s] accepts %j', (_clause, changes) => {
    expect(complaints(changes)).toEqual([]);
  });

  it('tells everything that is wrong at once, also across fields', () => {
    expect(complaints({ geography: null, title: '', county: null, endDate: '2026-01-01' })).toHaveLength(4);
  });

  it('has the defaults of the form [W5.16]', () => {
    const { status, state, isExternalPost, isProfileRequired, ...rest } = valid as Record<string, unknown>;
    expect([status, state, isExternalPost, isProfileRequired]).toEqual([undefined, undefined, false, undefined]);
    expect(JobPayload.parse({ ...rest, externalUrl: 'https://a.example' })).toMatchObject({
      status: 'unsubmitted',
      state: 'PA',
      isExternalPost: true,
      isProfileRequired: true,
    });
  });

  it('needs the loaded version to be changed', () => {
    expect(complaints({}, JobChange)).toEqual([expect.stringMatching(/^version: /)]);
    expect(complaints({ version: 3 }, JobChange)).toEqual([]);
  });
});
