import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#platform/errors/domain-error.js';
import { DraftData } from '../contract/api/application-data.js';
import {
  answersToStore,
  assertAccepting,
  assertComplete,
  type Credentials,
  isAccepting,
  type JobTerms,
} from './submission-rules.js';

const start = new Date('2026-11-01T05:00:00Z');
const end = new Date('2026-11-30T04:59:59Z');
const during = new Date('2026-11-15T12:00:00Z');
const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

const job: JobTerms = {
  status: 'open',
  startDate: start,
  endDate: end,
  isExternalPost: false,
  isProfileRequired: true,
  isEssayRequired: true,
  isPerformanceAssessment: true,
  asksForSalaryHistory: true,
};
const data = DraftData.parse({
  currentSalary: '61000',
  essay: 'Why',
  isPerformanceAssessment: true,
  isDisclaimerAccepted: true,
});
const brings: Credentials = {
  isProfileCompleted: true,
  references: 3,
  hasResume: true,
  hasCoverLetter: true,
  files: [],
};

function refusal(act: () => void): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('it was not refused');
}

describe('whether a job takes applications', () => {
  it.each([
    [later(start, -1), false],
    [start, true],
    [end, true],
    [later(end, 1), false],
  ])('at %s: %s [W10.27]', (now, expected) => {
    expect(isAccepting(job, now)).toBe(expected);
  });

  it.each(['unsubmitted', 'pendingApproval', 'filled', 'rejected', 'closed'])('not when it is %s [W9.11]', (status) => {
    const error = refusal(() => assertAccepting({ ...job, status }, during));
    expect(error).toMatchObject({ kind: 'conflict', message: 'No longer accepting applications' });
  });

  it('not when it is posted elsewhere [W5.16]', () => {
    expect(refusal(() => assertAccepting({ ...job, isExternalPost: true }, during)).kind).toBe('conflict');
    expect(() => assertAccepting(job, during)).not.toThrow();
  });
});

describe('what a submission needs', () => {
  const one = (change: Partial<Credentials>, form = data) =>
    refusal(() => assertComplete(job, form, { ...brings, ...change }));
  const documents = 'A cover letter and resume must be included to submit this application.';

  it('accepts a complete submission', () => {
    expect(() => assertComplete(job, data, brings)).not.toThrow();
  });

  it('three references, two do not do [W10.8, W10.9]', () => {
    const error = one({ references: 2 });
    expect(error.kind).toBe('rule');
    expect(error.fields).toEqual([
      {
        path: 'references',
        code: 'required',
        message:
          'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.',
      },
    ]);
  });

  it('a resume and a cover letter [W10.10]', () => {
    expect(one({ hasResume: false }).fields).toMatchObject([{ path: 'attachedFiles', message: documents }]);
    expect(one({ hasCoverLetter: false }).fields).toMatchObject([{ path: 'file', message: documents }]);
  });

  it('the disclaimer [W10.11]', () => {
    expect(one({}, { ...data, isDisclaimerAccepted: false })).toMatchObject({
      kind: 'rule',
      message: 'You must agree to the disclaimer before submitting your application.',
    });
  });

  it('the essay and the performance assessment where the job asks [W10.18]', () => {
    const bare = { ...data, essay: '', isPerformanceAssessment: false };
    expect(one({}, bare).fields?.map(({ path }) => path)).toEqual(['essay', 'isPerformanceAssessment']);
    const undemanding = { ...job, isEssayRequired: false, isPerformanceAssessment: false };
    expect(() => assertComplete(undemanding, bare, brings)).not.toThrow();
  });

  it('the current salary, except where the law forbids asking for it [W10.12] (T44)', () => {
    const unpaid = { ...data, currentSalary: null };
    expect(one({}, unpaid).fields).toEqual([
      { path: 'currentSalary', code: 'required', message: 'Current Salary is required' },
    ]);
    const inPhiladelphia = { ...job, asksForSalaryHistory: false };
    expect(() => assertComplete(inPhiladelphia, unpaid, brings)).not.toThrow();
    expect(answersToStore(inPhiladelphia, data)).toEqual(unpaid);
    expect(answersToStore(job, data)).toEqual(data);
  });

  it('a complete profile where the job asks [W5.16, W2.10]', () => {
    expect(one({ isProfileCompleted: false })).toMatchObject({ kind: 'rule', code: 'profile_incomplete' });
    const undemanding = { ...job, isProfileRequired: false };
    expect(() => assertComplete(undemanding, data, { ...brings, isProfileCompleted: false })).not.toThrow();
  });

  it('clean files, where they are scanned [S10]', () => {
    const file = { path: 'attachedFiles' as const, fileName: 'act 34.pdf' };
    const letter = { path: 'file' as const, fileName: 'letter.pdf' };
    const files = [
      { ...file, scan: 'refused' as const },
      { ...letter, scan: 'scanning' as const },
    ];
    expect(one({ files })).toMatchObject({ kind: 'rule', code: 'incomplete' });
    expect(one({ files }).fields).toEqual([
      {
        path: 'attachedFiles',
        code: 'refused',
        message: '"act 34.pdf" was refused because a virus was found. Choose another document.',
      },
      {
        path: 'file',
        code: 'scanning',
        message: '"letter.pdf" is still being checked for viruses. Submit again in a moment.',
      },
    ]);
    const openable = [
      { ...file, scan: 'clean' as const },
      { ...letter, scan: null },
    ];
    expect(() => assertComplete(job, data, { ...brings, files: openable })).not.toThrow();
  });

  it('reports everything that is missing at once', () => {
    const none = { isProfileCompleted: false, references: 0, hasResume: false, hasCoverLetter: false, files: [] };
    const error = refusal(() => assertComplete(job, DraftData.parse({}), none));
    expect(error.fields?.map(({ path }) => path)).toEqual([
      'profile',
      'references',
      'attachedFiles',
      'file',
      'currentSalary',
      'essay',
      'isPerformanceAssessment',
      'isDisclaimerAccepted',
    ]);
  });
});
