import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { ConflictNotice } from '#web/ui/conflict-notice';
import type { ReferenceData } from '../reference-data';
import { JobConflictDialog } from './job-conflict-dialog';
import type { JobValues } from './job-values';
import type { JobConflict } from './use-job-conflict';

interface Props {
  state: {
    conflict: JobConflict | null;
    files: { added: readonly File[]; deleted: readonly string[] };
    dirty: boolean;
    loadSaved(): Promise<void>;
    endConflict(): void;
    saveKept(values: JobValues): void;
  };
  /** Null while creating. */
  job: JobForEdit | null;
  referenceData: ReferenceData;
}

/** What somebody else did with the posting meanwhile: its lines, or what happened if nothing is to be saved. */
export function JobConflictNotice({ state, job, referenceData }: Props) {
  const { conflict, files, dirty, loadSaved, endConflict, saveKept } = state;
  if (!conflict || !job) return null;
  if (conflict.lines)
    return (
      <JobConflictDialog
        conflict={conflict.lines}
        loaded={job}
        {...{ files, referenceData }}
        onSave={saveKept}
        onGoBack={endConflict}
      />
    );
  return (
    <ConflictNotice
      message={conflict.message}
      subject="posting"
      dirty={dirty}
      isShownAgain
      onLoad={loadSaved}
      onKeepMine={conflict.isOver ? null : endConflict}
    />
  );
}
