import { describe, expect, it } from '@jest/globals';
import { applyValues } from './apply-values';
import { type RequirementInput, requirements, sectionNav } from './requirements';

const document = { id: '01939e3e-0000-7000-8000-000000000001', fileName: 'Resume.pdf', size: 1, scan: null };
const resume = { ...document, documentType: 'RESU' as const, additionalType: null, effectiveDate: null };
const person = { firstName: 'Carol', lastName: 'Nolt', yearsKnown: 4, organizationName: '', position: '' };
const reference = { ...person, phoneNumber: '(717)555-0100' };

const job = {
  isProfileRequired: false,
  isEssayRequired: false,
  isPerformanceAssessment: false,
  asksForSalaryHistory: true,
};
const profile = {
  isProfileCompleted: true,
  referencesDetails: [reference, reference, reference],
  supportingDocumentsDetails: [resume],
};
const values = {
  ...applyValues(null, [resume]),
  currentSalary: '58000',
  expectedSalary: '61000.50',
  isBeenTerminated: 0 as const,
  isContractTerminated: 0 as const,
  isDisclaimerAccepted: true,
};
const ready: RequirementInput = { values, job, profile, hasLetter: true };

const missing = (facts: Partial<RequirementInput>) =>
  requirements({ ...ready, ...facts })
    .filter(({ isMet }) => !isMet)
    .map(({ path, message }) => [path, message]);
const answered = (change: Partial<RequirementInput['values']>) => missing({ values: { ...values, ...change } });
const DOCUMENTS = 'A cover letter and resume must be included to submit this application.';

describe('the unmet requirements of a submission', () => {
  it('leave out the current salary where the law forbids asking for it (T44)', () => {
    const rules = requirements({ ...ready, job: { ...job, asksForSalaryHistory: false } });
    expect(rules.map(({ path }) => path)).not.toContain('currentSalary');
    expect(rules.map(({ path }) => path)).toContain('expectedSalary');
  });

  it('are none if every rule is met [W10.20]', () => {
    expect(missing({})).toEqual([]);
  });

  it('include three references; two are too few [W10.8, W10.9]', () => {
    const two = { ...profile, referencesDetails: [reference, reference] };
    expect(missing({ profile: two })).toEqual([
      [
        'references',
        'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.',
      ],
    ]);
  });

  it('include a cover letter and a selected resume [W10.10]', () => {
    expect(missing({ hasLetter: false })).toEqual([['file', DOCUMENTS]]);
    expect(answered({ attachedFiles: [] })).toEqual([['attachedFiles', DOCUMENTS]]);
    const other = { ...resume, documentType: 'CRED' as const, additionalType: 'Act 34' };
    expect(missing({ profile: { ...profile, supportingDocumentsDetails: [other] } })).toEqual([
      ['attachedFiles', DOCUMENTS],
    ]);
  });

  it.each([
    ['You must agree to the disclaimer before submitting your application.', { isDisclaimerAccepted: false }],
    ['Current Salary is required', { currentSalary: '' }],
    ['Expected Salary is required', { expectedSalary: ' ' }],
    [
      'Please enter one amount, such as 58,240.50, that is not negative and has at most 30 digits',
      { expectedSalary: '-1' },
    ],
    ['Please answer whether you have ever been terminated from a position', { isBeenTerminated: null }],
    ['Please answer whether a contract of yours was ever not renewed', { isContractTerminated: null }],
    ['Essay must be 8000 characters or less', { essay: 'x'.repeat(8001) }],
    ['Expected Benefits must be 100 characters or less', { expectedBenefits: 'x'.repeat(101) }],
  ])('%s [W10.11, W10.12, W10.14, W10.15]', (message, change) => {
    expect(answered(change)).toEqual([[Object.keys(change)[0], message]]);
  });

  it('include the reason for each yes [W10.16, W10.17]', () => {
    expect(answered({ isBeenTerminated: 1, isContractTerminated: 1 })).toEqual([
      ['terminationReason', 'Termination Reason is required'],
      ['contractTerminationReason', 'Contract Not Renewed Reason is required'],
    ]);
    expect(answered({ isBeenTerminated: 1, terminationReason: 'The school closed.' })).toEqual([]);
  });

  it('include essay, performance assessment and complete profile only if the job requires them [W10.18]', () => {
    expect(missing({ job: { ...job, isEssayRequired: true } })).toEqual([['essay', 'Essay is required']]);
    expect(missing({ job: { ...job, isPerformanceAssessment: true } }).map(([path]) => path)).toEqual([
      'isPerformanceAssessment',
    ]);
    const incomplete = { ...profile, isProfileCompleted: false };
    expect(missing({ profile: incomplete })).toEqual([]);
    expect(missing({ profile: incomplete, job: { ...job, isProfileRequired: true } })).toEqual([
      ['profile', 'To apply for a position, please complete your profile.'],
    ]);
  });
});

it('are reported by each section', () => {
  const rules = requirements({
    ...ready,
    values: applyValues(null, []),
    profile: { ...profile, referencesDetails: [reference] },
    hasLetter: false,
  });
  const text = Object.values(
    sectionNav(rules, {
      isContactDetailsCompleted: true,
      isEducationCompleted: false,
      isCareerCompleted: true,
    }),
  ).map((section) => section.text);
  expect(text).toEqual([
    'Complete',
    'No information',
    'Complete',
    '1 of 3 references',
    '4 answers missing',
    'Cover letter and resume missing',
    'Not agreed yet',
  ]);
});
