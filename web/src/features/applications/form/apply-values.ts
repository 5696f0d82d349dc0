import type { ApplicationAnswer } from './calls';

/** The questions as the form holds them; empty text is no answer. A type alias, since forms want an index signature. */
export type ApplyValues = {
  currentSalary: string;
  expectedSalary: string;
  expectedBenefits: string;
  essay: string;
  isBeenTerminated: 0 | 1;
  terminationReason: string;
  isContractTerminated: 0 | 1;
  contractTerminationReason: string;
  isPerformanceAssessment: boolean;
  isDisclaimerAccepted: boolean;
};

/** The saved answers; the disclaimer is agreed to anew each time (W10.11). */
export function applyValues(application: ApplicationAnswer | null): ApplyValues {
  return {
    currentSalary: application?.currentSalary ?? '',
    expectedSalary: application?.expectedSalary ?? '',
    expectedBenefits: application?.expectedBenefits ?? '',
    essay: application?.essay ?? '',
    isBeenTerminated: application?.isBeenTerminated ?? 0,
    terminationReason: application?.terminationReason ?? '',
    isContractTerminated: application?.isContractTerminated ?? 0,
    contractTerminationReason: application?.contractTerminationReason ?? '',
    isPerformanceAssessment: application?.isPerformanceAssessment ?? false,
    isDisclaimerAccepted: false,
  };
}

const keyOf = (userId: string, jobId: string) => `unsaved-application:${userId}:${jobId}`;

/** Answers that a session's end or a closed tab kept from being saved; for the same person in the same tab (U18). */
export function keptValues(userId: string, jobId: string): ApplyValues | null {
  const text = sessionStorage.getItem(keyOf(userId, jobId));
  return text ? { ...applyValues(null), ...JSON.parse(text) } : null;
}

/** Null forgets them. */
export function keepValues(userId: string, jobId: string, values: ApplyValues | null): void {
  if (values) sessionStorage.setItem(keyOf(userId, jobId), JSON.stringify(values));
  else sessionStorage.removeItem(keyOf(userId, jobId));
}

/** The file's name, the third part of the path (W10.31). */
export const coverLetterName = (path: string) => path.split('/')[2] ?? path;
