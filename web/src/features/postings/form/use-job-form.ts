import { useRef, useState } from 'react';
import type { JobDecision, JobPayload } from '../../../../../modules/postings/contract/api';
import type { JobForEdit, JobSavedView } from '../../../../../modules/postings/contract/api-answers';
import { ApiError } from '../../../lib/api-error';
import { askConfirm, type Question } from '../../../lib/confirm';
import { inputDate } from '../../../lib/format';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { useZodForm } from '../../../lib/use-zod-form';
import { decideJob, refreshPostings, saveJob } from '../calls';
import { blankJob, JobForm, type JobValues, jobValues } from './job-values';
import { questions } from './moves';

export type Wish = 'save' | 'post';

interface Options {
  /** Null while creating. */
  job: JobForEdit | null;
  organizationName(accountNumber: string): string;
  needsApproval(position: string): boolean;
  /** Admin-level: approves by posting. */
  isAdmin: boolean;
  onCreated(saved: JobSavedView): void;
  /** Fetches the saved posting again. */
  reload(): Promise<JobForEdit | undefined>;
}

const today = () => inputDate(new Date());

/** What the posting form holds and does: values, files, the moves with their questions, a stale version. */
export function useJobForm({ job, organizationName, needsApproval, isAdmin, onCreated, reload }: Options) {
  const [added, setAdded] = useState<File[]>([]);
  const [deleted, setDeleted] = useState<string[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  const [deciding, setDeciding] = useState(false);
  const [baseline, setBaseline] = useState(() => (job ? jobValues(job, today()) : blankJob(today())));
  const wish = useRef<Wish>('save');
  const status = job?.status ?? 'unsubmitted';

  const form = useZodForm({
    schema: JobForm,
    initialValues: baseline,
    send: async (payload) => {
      const question =
        wish.current === 'save' ? questions.save(status, named()) : questions.post(waits(payload), named());
      if (question && !(await askConfirm(question))) return;
      const jobData = { ...payload, status: wish.current === 'save' ? 'unsubmitted' : 'open' };
      const edition = job && { id: job.id, version: job.version, deletedFiles: deleted };
      await orConflict(async () => {
        const saved = await saveJob(job?.id ?? null, { ...jobData, ...edition }, added);
        toastSuccess(doneText(wish.current, saved));
        if (job) await load();
        else onCreated(saved);
        refreshPostings();
      });
    },
  });
  const { mantine, values } = form;
  const edited = JSON.stringify(values) !== JSON.stringify(baseline);
  const dirty = edited || added.length > 0 || deleted.length > 0;
  /** Whether Post leads to the approval first: not for what an administrator approves by it, nor for what was approved (W6.5–W6.7, T10). */
  const waits = ({ position, organization }: JobPayload) => {
    const isApproved =
      status === 'open' && position === job?.position.id && organization === job.organization.accountNumber;
    const approves = isAdmin && status !== 'unsubmitted';
    return needsApproval(position) && !isApproved && !approves;
  };
  const named = () => ({ title: values.title.trim(), organization: organizationName(values.organization) });

  /** A refusal because the posting changed meanwhile is no error of a field: it gets a notice with a way out. */
  async function orConflict(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(job && error instanceof ApiError && error.status === 409)) throw error;
      setConflict(error.message);
    }
  }

  function show(next: JobValues): void {
    setBaseline(next);
    mantine.setValues(next);
    mantine.resetDirty(next);
    mantine.clearErrors();
    setAdded([]);
    setDeleted([]);
    setConflict(null);
  }

  /** Shows the saved posting instead of what the form holds. */
  async function load(): Promise<void> {
    const fresh = await reload();
    if (fresh) show(jobValues(fresh, today()));
  }

  async function decide(
    question: Question | null,
    decision: Omit<JobDecision, 'version'>,
    done: string,
  ): Promise<void> {
    if (!job || deciding || (question && !(await askConfirm(question)))) return;
    setDeciding(true);
    try {
      await orConflict(async () => {
        await decideJob(job.id, { ...decision, id: job.id, version: job.version });
        toastSuccess(done);
        await load();
        refreshPostings();
      });
    } catch (error) {
      toastError(error);
    } finally {
      setDeciding(false);
    }
  }

  return {
    form,
    files: { added, setAdded, deleted, setDeleted },
    dirty,
    conflict,
    deciding,
    /** Which of the two a running submit is. */
    wish: form.busy ? wish.current : null,
    submit: (next: Wish) => {
      if (!form.busy) wish.current = next;
      form.submit();
    },
    close: () => decide(questions.close(named(), dirty), { status: 'closed' }, 'The position is closed.'),
    fill: () => decide(questions.fill(named(), dirty), { status: 'filled' }, 'The position is marked filled.'),
    reject: (rejectionReason: JobDecision['rejectionReason']) =>
      decide(null, { status: 'rejected', rejectionReason }, 'The position is rejected.'),
    discard: async () => {
      if (!(await askConfirm(questions.discard(job !== null)))) return;
      if (job) await load();
      else show(blankJob(today()));
    },
    loadSaved: load,
    /** Goes on with what the form holds, on top of the newer version: the next save replaces it. */
    keepMine: async () => {
      if (await reload()) setConflict(null);
    },
  };
}

function doneText(wish: Wish, { status }: JobSavedView): string {
  if (wish === 'save') return 'The position is saved.';
  return status === 'pendingApproval' ? 'The position is sent for approval.' : 'The position is posted.';
}
