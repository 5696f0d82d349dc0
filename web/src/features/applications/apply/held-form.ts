import type { ApplyValues } from './apply-values';

export interface HeldForm {
  userId: string;
  jobId: string;
  values: ApplyValues;
  letter: File | null;
  clearLetter: boolean;
}

let held: HeldForm | null = null;

/** Keeps what was typed when a session ends, for the same person's return; in memory only, so that nobody else reads it. */
export function holdForm(form: HeldForm): void {
  held = form;
}

export const heldForm = (userId: string, jobId: string): HeldForm | null =>
  held?.userId === userId && held.jobId === jobId ? held : null;

export function dropHeldForm(): void {
  held = null;
}
