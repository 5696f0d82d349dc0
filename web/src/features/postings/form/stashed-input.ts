import { stashedForm, stashForm } from '#web/lib/forms/form-stash';
import type { JobValues } from './job-values';

interface StashedInput {
  values: JobValues;
  added: File[];
  /** Stashed because the session ended. */
  isBack: boolean;
  /** Other input, kept before, was still offered. */
  isOffering: boolean;
}

/** Keeps unsaved input of a posting for the same user's next visit to its form; no posting for a new one. */
export const stashInput = (userId: string, jobId: string | null, input: StashedInput): void =>
  stashForm('posting', { userId, recordId: jobId }, input);

export const stashedInput = (userId: string, jobId: string | null) =>
  stashedForm<StashedInput>('posting', { userId, recordId: jobId });
