import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobDecision } from '#modules/postings/contract/api/job';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { type ConfirmOptions, openConfirm } from '#web/lib/feedback/confirm';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { paths } from '#web/paths';
import { decideJob, NO_OUTCOMES } from '../queries';
import { confirmations } from './confirmations';

interface Options {
  /** Null while creating. */
  job: JobForEdit | null;
  /** Title and organization as the form has them. */
  named: { title: string; organization: string };
  dirty: boolean;
  /** Shows a version conflict instead of an error. */
  catchConflict(work: () => Promise<void>): Promise<void>;
  loadSaved(): Promise<void>;
}

/** Close, Fill and Reject Position, which ignore unsaved input. */
export function useDecisions({ job, named, dirty, catchConflict, loadSaved }: Options) {
  const navigate = useNavigate();
  const [deciding, setDeciding] = useState(false);

  async function decide(
    question: ConfirmOptions | null,
    decision: Omit<JobDecision, 'version'>,
    done: string,
  ): Promise<void> {
    if (!job || deciding || (question && !(await openConfirm(question)))) return;
    setDeciding(true);
    try {
      await catchConflict(async () => {
        await decideJob(job.id, { ...decision, id: job.id, version: job.version });
        toastSuccess(done);
        await loadSaved();
        refreshAfter('posting');
      });
    } catch (error) {
      toastError(error);
    } finally {
      setDeciding(false);
    }
  }

  return {
    deciding,
    close: () => decide(confirmations.close(named, dirty), { status: 'closed' }, 'The position is closed.'),
    /** Opens the page of outcomes if somebody waits for one. */
    fill: () =>
      job && job.applicationsUndecided > 0
        ? navigate(paths.fillPosition(job.id))
        : decide(
            confirmations.fill(named, dirty),
            { status: 'filled', outcomes: NO_OUTCOMES },
            'The position is marked filled.',
          ),
    reject: (rejectionReason: JobDecision['rejectionReason']) =>
      decide(null, { status: 'rejected', rejectionReason }, 'The position is rejected.'),
  };
}
