import type { JobValues } from './job-values';

interface Typed {
  userId: string;
  /** Null for a posting that does not exist yet. */
  jobId: string | null;
  values: JobValues;
  added: File[];
  /** It was kept because the session ended. */
  isBack: boolean;
}

let held: Typed | null = null;

/** Keeps what was typed for the form of that posting which the same person opens next; in memory only. */
export function holdTyped(typed: Typed): void {
  held = typed;
}

export const typedMeanwhile = (userId: string, jobId: string | null): Typed | null =>
  held?.userId === userId && held.jobId === jobId ? held : null;

export function dropTyped(): void {
  held = null;
}
