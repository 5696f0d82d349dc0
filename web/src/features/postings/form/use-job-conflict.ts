import { useState } from 'react';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { ApiError, isStale } from '#web/lib/api/api-error';
import { inputDate } from '#web/lib/formatting/format';
import type { Conflict } from '#web/lib/forms/use-conflict';
import { fetchJob } from '../queries';
import { type JobValues, jobValues } from './job-values';

export interface JobConflict {
  /** The server's message. */
  message: string;
  /** Whether the posting can no longer be saved. */
  isOver: boolean;
  /** What both changed, with the posting as it is saved; null where nothing was to be saved, or it is over. */
  lines: (Conflict<JobValues> & { job: JobForEdit }) | null;
}

/** What somebody else did with the posting since it was loaded. */
export function useJobConflict(job: JobForEdit | null, baseline: JobValues) {
  const [conflict, setConflict] = useState<JobConflict | null>(null);

  /** A conflict of the posting shows its choices; throws other errors. `mine` was to be saved, null for a decision. */
  async function catchConflict(work: () => Promise<void>, mine: JobValues | null = null): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(job && error instanceof ApiError && error.status === 409 && !error.fields.length)) throw error;
      const saved = await fetchJob(job.id).catch(() => null);
      const isOver = saved !== null && !saved.moves.includes('save');
      const isAboutInput = mine !== null && saved !== null && !isOver && isStale(error);
      setConflict({
        message: error.message,
        isOver,
        lines: isAboutInput
          ? {
              seen: baseline,
              saved: jobValues(saved, inputDate(new Date())),
              mine,
              changes: error.stale.changes,
              version: saved.version,
              job: saved,
            }
          : null,
      });
    }
  }
  return { conflict, catchConflict, end: () => setConflict(null) };
}
