import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Applicant } from '#modules/applications/contract/api/lists';
import { STAGE_CODES, STAGE_NAMES, UNDO_SECONDS } from '#modules/applications/contract/api/stage-rules';
import type { MoveRequest } from '#modules/applications/contract/api/stages';
import { ApiError, isStale } from '#web/lib/api/api-error';
import { queryClient } from '#web/lib/api/query-client';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { type LastMove, lastMoveQuery } from './last-move';
import { settleFocus } from './move-focus';
import { type MovedMeanwhile, movedMeanwhile, type Seen, seenBy } from './moved-meanwhile';
import { moveApplications, undoMove } from './queries';

/** Moves applicants of a job, and takes the last move back. Asks again for those whom somebody else has moved. */
export function useMoves(jobId: string) {
  const [openedAt] = useState(() => Date.now());
  const { data: stored } = useQuery(lastMoveQuery(jobId));
  const [pending, setPending] = useState(0);
  const [conflict, setConflict] = useState<MovedMeanwhile | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const setLast = (last: LastMove | null) => queryClient.setQueryData(lastMoveQuery(jobId).queryKey, last);

  /** One request at a time, each after the one before; the lists show the result, whether it succeeds or not. */
  const run = (request: () => Promise<void>): Promise<boolean> => {
    const isDone = queue.current.then(request).then(
      () => true,
      (error) => {
        if (!isStale(error)) toastError(error);
        return false;
      },
    );
    queue.current = isDone;
    setPending((count) => count + 1);
    return isDone.finally(() => {
      setPending((count) => count - 1);
      void refreshAfter('move').then(settleFocus);
    });
  };

  const move = (request: Move): Promise<boolean> =>
    run(async () => {
      const { applicants, stage, message, seen = seenBy(applicants) } = request;
      const ids = applicants.map(({ id }) => id);
      setConflict(null);
      const body = { jobId, applications: ids, seen, stage, message };
      const { moveId, moved } = await moveApplications(body).catch((error) => {
        if (isStale(error)) setConflict(movedMeanwhile({ ...request, seen }, error.stale.changes));
        throw error;
      });
      if (!moveId) return toastSuccess(`Nothing to move: already in ${STAGE_NAMES[stage]}.`);
      setLast({
        moveId,
        stage,
        withdrawn: [],
        isUndone: false,
        applicants: applicants.filter(({ id }) => moved.includes(id)),
        undoableUntil: Date.now() + UNDO_SECONDS * 1000,
      });
    });

  const undo = (last: LastMove) =>
    run(async () => {
      try {
        const response = await undoMove(last.moveId);
        const hasWithdrawn = ({ id }: Applicant) => response.withdrawn.includes(id);
        setLast({
          ...last,
          applicants: last.applicants.filter((one) => !hasWithdrawn(one)),
          withdrawn: last.applicants.filter(hasWithdrawn),
          undoableUntil: Date.now(),
          isUndone: true,
        });
      } catch (error) {
        if (isRefused(error)) setLast(null);
        throw error;
      }
    });

  // A move from an earlier visit to the page is shown only while it can be undone.
  const last = stored && stored.undoableUntil > openedAt ? stored : null;
  const leave = () => setConflict(null);
  return { last, isBusy: pending > 0, conflict, move, leave, undo };
}

export interface Move {
  applicants: readonly Applicant[];
  stage: MoveRequest['stage'];
  message?: string | undefined;
  /** The stages that were read; by default those of `applicants`. */
  seen?: Seen;
}

const REFUSALS: readonly string[] = [STAGE_CODES.notUndone, STAGE_CODES.filled];

/** Whether another try at the undo is pointless. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && (REFUSALS.includes(error.code) || error.status === 404);
