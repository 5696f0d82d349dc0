import { useRef, useState } from 'react';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import { STAGE_NAMES, type Stage, UNDO_SECONDS } from '../../../../../modules/applications/contract/api-stage-rules';
import type { MoveRequest } from '../../../../../modules/applications/contract/api-stages';
import { toastError, toastSuccess } from '../../../lib/feedback/toasts';
import { candidateName } from '../../../lib/formatting/candidate-name';
import { refreshAfter } from '../../../lib/queries/refresh-after';
import { moveApplications, undoMove } from './queries';

/** The last move of this visit. */
export interface LastMove {
  moveId: string;
  stage: Stage;
  names: readonly string[];
  /** Milliseconds since 1970. */
  undoableUntil: number;
  isUndone: boolean;
}

export const MOVE_NOTE_ID = 'last-move';

/** Moves applicants of a job, and takes the last move back. */
export function useMoves(jobId: string) {
  const [last, setLast] = useState<LastMove | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  /** One request at a time; the lists show the result, whether it succeeds or not. */
  const run = async (request: () => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    let isDone = true;
    try {
      await request();
    } catch (error) {
      isDone = false;
      toastError(error);
    }
    running.current = false;
    setBusy(false);
    void refreshAfter('move').then(focusIfLost);
    return isDone;
  };

  const move = (applicants: readonly Applicant[], stage: MoveRequest['stage'], message?: string) =>
    run(async () => {
      const ids = applicants.map(({ id }) => id);
      const { moveId, moved } = await moveApplications({ jobId, applications: ids, stage, message });
      if (!moveId) return toastSuccess(`Nothing to move: already in ${STAGE_NAMES[stage]}.`);
      const names = applicants.filter(({ id }) => moved.includes(id)).map(candidateName);
      setLast({ moveId, stage, names, undoableUntil: Date.now() + UNDO_SECONDS * 1000, isUndone: false });
    });

  const undo = (move: LastMove) =>
    run(async () => {
      await undoMove(move.moveId);
      setLast({ ...move, isUndone: true });
    });

  return { last, isBusy, move, undo };
}

/** The control that was used may be gone, with its row or its bar. */
function focusIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (document.getElementById(MOVE_NOTE_ID) ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  });
}
