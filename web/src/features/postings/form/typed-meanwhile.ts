import type { JobValues } from './job-values';

let held: { jobId: string; values: JobValues } | null = null;

/** What was typed while a new posting was on its way, for the form of that posting which opens next; in memory only. */
export function holdTyped(jobId: string, values: JobValues): void {
  held = { jobId, values };
}

export const typedMeanwhile = (jobId: string | undefined): JobValues | null =>
  held && held.jobId === jobId ? held.values : null;

export function dropTyped(): void {
  held = null;
}
