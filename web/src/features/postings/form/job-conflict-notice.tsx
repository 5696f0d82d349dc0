import { ConflictNotice } from '#web/ui/conflict-notice';
import type { ReferenceData } from '../reference-data';
import { JobConflictDialog } from './job-conflict-dialog';
import type { JobValues } from './job-values';
import type { JobConflict } from './use-job-conflict';

interface Props {
  state: {
    conflict: JobConflict | null;
    dirty: boolean;
    loadSaved(): Promise<void>;
    endConflict(): void;
    saveKept(values: JobValues): void;
  };
  referenceData: ReferenceData;
}

/** What somebody else did with the posting meanwhile: its lines, or what happened if nothing is to be saved. */
export function JobConflictNotice({ state, referenceData }: Props) {
  const { conflict, dirty, loadSaved, endConflict, saveKept } = state;
  if (!conflict) return null;
  if (conflict.lines) {
    const { lines } = conflict;
    return <JobConflictDialog conflict={lines} {...{ referenceData }} onSave={saveKept} onGoBack={endConflict} />;
  }
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
