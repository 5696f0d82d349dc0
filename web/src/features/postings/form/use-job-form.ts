import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobDecision, JobPayload } from '../../../../../modules/postings/contract/api';
import type { JobForEdit, JobSavedView } from '../../../../../modules/postings/contract/api-answers';
import { ApiError } from '../../../lib/api-error';
import { useBeforeSessionEnds } from '../../../lib/before-session-ends';
import { askConfirm, type Question } from '../../../lib/confirm';
import { inputDate } from '../../../lib/format';
import { wasCutOff } from '../../../lib/session';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { useUpload } from '../../../lib/use-upload';
import { useZodForm } from '../../../lib/use-zod-form';
import { decideJob, refreshPostings, saveJob } from '../calls';
import { blankJob, JobForm, type JobValues, jobValues } from './job-values';
import { questions } from './moves';
import { dropTyped, holdTyped, typedMeanwhile } from './typed-meanwhile';

export type Wish = 'save' | 'post';

interface Options {
  userId: string;
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
const differ = (one: JobValues, other: JobValues) => JSON.stringify(one) !== JSON.stringify(other);

/** What the posting form holds and does: values, files, the moves with their questions, a stale version. */
export function useJobForm({ userId, job, organizationName, needsApproval, isAdmin, onCreated, reload }: Options) {
  const [deleted, setDeleted] = useState<string[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  const [deciding, setDeciding] = useState(false);
  const [typed] = useState(() => typedMeanwhile(userId, job?.id ?? null));
  const [added, setAdded] = useState<File[]>(typed?.added ?? []);
  const [baseline, setBaseline] = useState(() => (job ? jobValues(job, today()) : blankJob(today())));
  const sending = useUpload();
  const wish = useRef<Wish>('save');
  const status = job?.status ?? 'unsubmitted';

  const form = useZodForm({
    schema: JobForm,
    initialValues: typed?.values ?? baseline,
    send: async (payload) => {
      const question =
        wish.current === 'save' ? questions.save(status, named()) : questions.post(waits(payload), named());
      if (question && !(await askConfirm(question))) return;
      const jobData = { ...payload, status: wish.current === 'save' ? 'unsubmitted' : 'open' };
      const edition = job && { id: job.id, version: job.version, deletedFiles: deleted };
      const sent = mantine.getValues();
      await orConflict(async () => {
        const saved = await sending.run(added, (wire) =>
          saveJob(job?.id ?? null, { ...jobData, ...edition }, added, wire),
        );
        toastSuccess(doneText(wish.current, saved));
        if (job) await settle(sent);
        else {
          if (differ(mantine.getValues(), sent))
            holdTyped({ userId, jobId: saved.id, values: mantine.getValues(), added: [], isBack: false });
          onCreated(saved);
        }
        refreshPostings();
      });
    },
  });
  const { mantine, values } = form;
  useEffect(dropTyped, []);
  const dirty = differ(values, baseline) || added.length > 0 || deleted.length > 0;
  /** Whether Post leads to the approval first: not for what an administrator approves by it, nor for what was approved (W6.5–W6.7, T10). */
  const waits = ({ position, organization }: JobPayload) => {
    const isApproved =
      status === 'open' && position === job?.position.id && organization === job.organization.accountNumber;
    const approves = isAdmin && status !== 'unsubmitted';
    return needsApproval(position) && !isApproved && !approves;
  };
  const keepTyped = useEffectEvent(() => {
    if (dirty && wasCutOff()) holdTyped({ userId, jobId: job?.id ?? null, values, added, isBack: true });
  });
  useEffect(() => keepTyped, []);
  useBeforeSessionEnds(async () => {
    // Of what is on the board nothing is saved unasked: saving would take it off.
    if (!dirty || status !== 'unsubmitted') return;
    wish.current = 'save';
    await form.submit();
  });
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
    setConflict(null);
  }

  function replace(next: JobValues): void {
    show(next);
    setAdded([]);
    setDeleted([]);
  }

  /** After a save: what was typed or chosen while it was on its way stays, unsaved. */
  async function settle(sent: JobValues): Promise<void> {
    const fresh = await reload();
    if (!fresh) return;
    const next = jobValues(fresh, today());
    if (differ(mantine.getValues(), sent)) setBaseline(next);
    else show(next);
    setAdded((now) => now.filter((file) => !added.includes(file)));
    setDeleted((now) => now.filter((id) => !deleted.includes(id)));
  }

  /** Shows the saved posting instead of what the form holds. */
  async function load(): Promise<void> {
    const fresh = await reload();
    if (fresh) replace(jobValues(fresh, today()));
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

  const submit = (next: Wish) => {
    if (!form.busy) wish.current = next;
    form.submit();
  };
  const { upload, cancel } = sending;
  const uploading = { upload, cancel, retry: () => submit(wish.current) };
  return {
    form,
    files: { added, setAdded, deleted, setDeleted, uploading },
    dirty,
    /** Whether typed text came back after a session end and is not saved yet. */
    isBack: Boolean(typed?.isBack) && dirty,
    conflict,
    deciding,
    /** Which of the two a running submit is. */
    wish: form.busy ? wish.current : null,
    submit,
    close: () => decide(questions.close(named(), dirty), { status: 'closed' }, 'The position is closed.'),
    fill: () => decide(questions.fill(named(), dirty), { status: 'filled' }, 'The position is marked filled.'),
    reject: (rejectionReason: JobDecision['rejectionReason']) =>
      decide(null, { status: 'rejected', rejectionReason }, 'The position is rejected.'),
    discard: async () => {
      if (!(await askConfirm(questions.discard(job !== null)))) return;
      cancel();
      if (job) await load();
      else replace(blankJob(today()));
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
