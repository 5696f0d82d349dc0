import type { DraftData } from '../contract/api/application-data.js';
import type { ApplicationSchema } from './application.schema.js';

const ANSWERS = [
  'currentSalary',
  'expectedSalary',
  'expectedBenefits',
  'essay',
  'wasTerminated',
  'terminationReason',
  'isContractTerminated',
  'contractTerminationReason',
  'isPerformanceAssessment',
] as const;

/** The applicant's answers as stored. */
export type Answers = Pick<InstanceType<typeof ApplicationSchema.class>, (typeof ANSWERS)[number]>;

export const copyAnswers = (from: Answers): Answers =>
  Object.fromEntries(ANSWERS.map((answer) => [answer, from[answer]])) as unknown as Answers;

/** An explanation belongs to the answer Yes only. */
export function answersFrom(data: DraftData): Answers {
  return {
    currentSalary: data.currentSalary,
    expectedSalary: data.expectedSalary,
    expectedBenefits: data.expectedBenefits,
    essay: data.essay,
    wasTerminated: toBoolean(data.isBeenTerminated),
    terminationReason: data.isBeenTerminated ? data.terminationReason : '',
    isContractTerminated: toBoolean(data.isContractTerminated),
    contractTerminationReason: data.isContractTerminated ? data.contractTerminationReason : '',
    isPerformanceAssessment: data.isPerformanceAssessment,
  };
}

const toBoolean = (answer: 0 | 1 | null) => (answer === null ? null : answer === 1);
