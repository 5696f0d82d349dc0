import { describe, expect, it } from '@jest/globals';
import { AttachedFiles, DraftData, SubmissionData } from './application-data.js';

const complete = {
  currentSalary: '61000',
  expectedSalary: '65000.50',
  isBeenTerminated: 0,
  isContractTerminated: 0,
};
const messages = (schema: typeof DraftData | typeof SubmissionData, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? {} : Object.fromEntries(result.error.issues.map((i) => [i.path.join('.'), i.message]));
};

describe('a draft', () => {
  it('requires nothing [W10.4]', () => {
    expect(DraftData.parse({})).toMatchObject({ currentSalary: null, essay: '', isBeenTerminated: null });
  });

  it('keeps to the limits [W10.14, W10.15]', () => {
    expect(messages(DraftData, { essay: 'x'.repeat(8000), expectedBenefits: 'x'.repeat(100) })).toEqual({});
    expect(messages(DraftData, { essay: 'x'.repeat(8001), expectedBenefits: 'x'.repeat(101) })).toEqual({
      essay: 'Essay must be 8000 characters or less',
      expectedBenefits: 'Expected Benefits must be 100 characters or less',
    });
  });

  it.each([
    ['0', true],
    [61000, true],
    ['9'.repeat(30), true],
    [`${'9'.repeat(28)}.50`, true],
    ['9'.repeat(31), false],
    [`${'9'.repeat(29)}.50`, false],
    ['-1', false],
    [-1, false],
    ['1,000', false],
    ['1e5', false],
    ['12abc', false],
    [{}, false],
  ])('a salary of %p: %p [W10.13]', (currentSalary, accepted) => {
    expect(DraftData.safeParse({ currentSalary }).success).toBe(accepted);
  });

  it('takes 0 and 1 for the yes-no questions, null for no answer yet, and nothing else', () => {
    for (const isBeenTerminated of [0, 1, null]) expect(messages(DraftData, { isBeenTerminated })).toEqual({});
    expect(Object.keys(messages(DraftData, { isBeenTerminated: 2 }))).toEqual(['isBeenTerminated']);
  });

  it('ignores unknown fields (S3)', () => {
    expect(DraftData.parse({ type: 'submitted', isReleased: true, userId: 'x' })).not.toHaveProperty('type');
  });
});

describe('a submission', () => {
  it('requires the expected salary; the job decides on the current one [W10.12]', () => {
    expect(messages(SubmissionData, complete)).toEqual({});
    expect(messages(SubmissionData, { ...complete, currentSalary: '', expectedSalary: null })).toEqual({
      expectedSalary: 'Expected Salary is required',
    });
  });

  it('requires both questions about an end of work to be answered', () => {
    const { isBeenTerminated: _, isContractTerminated: __, ...unanswered } = complete;
    for (const answers of [unanswered, { ...unanswered, isBeenTerminated: null, isContractTerminated: null }]) {
      expect(messages(SubmissionData, answers)).toEqual({
        isBeenTerminated: 'Please answer whether you have ever been terminated from a position',
        isContractTerminated: 'Please answer whether a contract of yours was ever not renewed',
      });
    }
  });

  it('requires the reasons of what is answered yes [W10.16, W10.17]', () => {
    expect(messages(SubmissionData, { ...complete, isBeenTerminated: 1, isContractTerminated: 1 })).toEqual({
      terminationReason: 'Termination Reason is required',
      contractTerminationReason: 'Contract Not Renewed Reason is required',
    });
    const answered = { isBeenTerminated: 1, terminationReason: 'a', isContractTerminated: 1 };
    expect(messages(SubmissionData, { ...complete, ...answered, contractTerminationReason: 'b' })).toEqual({});
  });
});

it('a document chosen twice counts once', () => {
  const id = '01939e3e-0000-7000-8000-000000000001';
  expect(AttachedFiles.parse([id, id])).toEqual([id]);
});
