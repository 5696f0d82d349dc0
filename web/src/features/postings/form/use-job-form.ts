import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobDecision } from '../../../../../modules/postings/contract/api';
import type { JobForEdit, JobSavedResponse } from '../../../../../modules/postings/contract/api-responses';
import { ApiError } from '../../../lib/api/api-error';
import { type ConfirmOptions, openConfirm } from '../../../lib/feedback/confirm';
import { toastError, toastSuccess } from '../../../lib/feedback/toasts';
import { inputDate } from '../../../lib/formatting/format';
import { areDifferent } from '../../../lib/forms/are-different';
import { clearStash, stashedForm, stashForm } from '../../../lib/forms/form-stash';
import { useUpload } from '../../../lib/forms/use-upload';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { refreshAfter } from '../../../lib/queries/refresh-after';
import { useBeforeSessionEnds } from '../../../lib/session/before-session-ends';
import { endedInvoluntarily } from '../../../lib/session/session';
import { paths } from '../../../paths';
import { decideJob, NO_OUTCOMES, saveJob } from '../queries';
import { type ApprovalRules, leadsToApproval } from './approval';
import { confirmations, type SubmitIntent, savedText } from './confirmations';
import { blankJob, JobForm, type JobValues, jobValues, postingSalaryDoubts } from './job-values';

interface StashedInput {
  values: JobValues;
  added: File[];
  /** Stashed because the session ended. */
  isBack: boolean;
}

interface Options extends ApprovalRules {
  userId: string;
  /** Null while creating. */
  job: JobForEdit | null;
  /** Initial values of a new posting besides the defaults; they do not make the form dirty. */
  prefill: Partial<JobValues> | undefined;
  organizationName(accountNumber: string): string;
  onCreated(saved: JobSavedResponse, intent: SubmitIntent): void;
  /** Refetches the saved posting. */
  reload(): Promise<JobForEdit | undefined>;
}

const today = () => inputDate(new Date());

/** State and actions of the posting form: values, files, confirmed actions and version conflicts. */
export function useJobForm(options: Options) {
  const { userId, job, prefill, organizationName, onCreated, reload } = options;
  const navigate = useNavigate();
  const newJob = () => ({ ...blankJob(today()), ...prefill });
  const stash = (recordId: string | null, input: StashedInput) => stashForm('posting', { userId, recordId }, input);
  const [deleted, setDeleted] = useState<string[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  const [deciding, setDeciding] = useState(false);
  const [stashed] = useState(() => stashedForm<StashedInput>('posting', { userId, recordId: job?.id ?? null }));
  const [added, setAdded] = useState<File[]>(stashed?.added ?? []);
  const [baseline, setBaseline] = useState(() => (job ? jobValues(job, today()) : newJob()));
  /** The version that a Post created; NextStep shows while it is the current one. */
  const [postedVersion, setPostedVersion] = useState<number | null>(null);
  const { upload, cancel, run: runUpload } = useUpload();
  const intent = useRef<SubmitIntent>('save');
  const status = job?.status ?? 'unsubmitted';

  const form = useZodForm({
    schema: JobForm,
    initialValues: stashed?.values ?? baseline,
    send: async (payload) => {
      const confirmation =
        intent.current === 'save'
          ? confirmations.save(status, named())
          : confirmations.post(leadsToApproval(payload, job, options), named(), postingSalaryDoubts(values));
      if (confirmation && !(await openConfirm(confirmation))) return;
      const jobData = { ...payload, status: intent.current === 'save' ? 'unsubmitted' : 'open' };
      const version = job && { id: job.id, version: job.version, deletedFiles: deleted };
      const submitted = mantine.getValues();
      await catchConflict(async () => {
        const saved = await runUpload(added, (transportOptions) =>
          saveJob(job?.id ?? null, { ...jobData, ...version }, added, transportOptions),
        );
        toastSuccess(savedText(intent.current, saved));
        if (job) {
          await applySaved(submitted);
          if (intent.current === 'post') setPostedVersion(saved.version);
        } else {
          if (areDifferent(mantine.getValues(), submitted))
            stash(saved.id, { values: mantine.getValues(), added: [], isBack: false });
          onCreated(saved, intent.current);
        }
        refreshAfter('posting');
      });
    },
  });
  const { mantine, values } = form;
  useEffect(() => clearStash('posting'), []);
  const dirty = areDifferent(values, baseline) || added.length > 0 || deleted.length > 0;
  const stashInput = useEffectEvent(() => {
    if (dirty && endedInvoluntarily()) stash(job?.id ?? null, { values, added, isBack: true });
  });
  useEffect(() => stashInput, []);
  useBeforeSessionEnds(async () => {
    // A listed posting is not saved automatically: saving would take it off the board.
    if (!dirty || status !== 'unsubmitted') return;
    intent.current = 'save';
    await form.submit();
  });
  const named = () => ({ title: values.title.trim(), organization: organizationName(values.organization) });

  /** A version conflict has no field; it shows a notice with the choices. */
  async function catchConflict(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(job && error instanceof ApiError && error.status === 409 && !error.fields.length)) throw error;
      setConflict(error.message);
    }
  }

  function showValues(next: JobValues): void {
    setBaseline(next);
    mantine.setValues(next);
    mantine.resetDirty(next);
    mantine.clearErrors();
    setConflict(null);
  }

  function replaceAll(next: JobValues): void {
    showValues(next);
    setAdded([]);
    setDeleted([]);
  }

  /** After a save. Input and files added during the save stay unsaved. */
  async function applySaved(sent: JobValues): Promise<void> {
    const fresh = await reload();
    if (!fresh) return;
    const next = jobValues(fresh, today());
    if (areDifferent(mantine.getValues(), sent)) setBaseline(next);
    else showValues(next);
    setAdded((now) => now.filter((file) => !added.includes(file)));
    setDeleted((now) => now.filter((id) => !deleted.includes(id)));
  }

  /** Replaces the form's content by the saved posting. */
  async function loadSaved(): Promise<void> {
    const fresh = await reload();
    if (fresh) replaceAll(jobValues(fresh, today()));
  }

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

  const submit = (next: SubmitIntent) => {
    if (!form.busy) intent.current = next;
    form.submit();
  };
  const uploading = { upload, cancel, retry: () => submit(intent.current) };
  return {
    form,
    files: { added, setAdded, deleted, setDeleted, uploading },
    dirty,
    /** Whether input was restored after a session end and is not saved yet. */
    isBack: Boolean(stashed?.isBack) && dirty,
    conflict,
    postedVersion,
    deciding,
    /** The intent of the running submit. */
    intent: form.busy ? intent.current : null,
    submit,
    close: () => decide(confirmations.close(named(), dirty), { status: 'closed' }, 'The position is closed.'),
    /** Opens the page of outcomes if somebody waits for one (T43). */
    fill: () =>
      job && job.applicationsUndecided > 0
        ? navigate(paths.fillPosition(job.id))
        : decide(
            confirmations.fill(named(), dirty),
            { status: 'filled', outcomes: NO_OUTCOMES },
            'The position is marked filled.',
          ),
    reject: (rejectionReason: JobDecision['rejectionReason']) =>
      decide(null, { status: 'rejected', rejectionReason }, 'The position is rejected.'),
    discard: async () => {
      if (!(await openConfirm(confirmations.discard(job !== null)))) return;
      cancel();
      if (job) await loadSaved();
      else replaceAll(newJob());
    },
    loadSaved,
    /** Keeps the form's content on top of the newer version; the next save overwrites that. */
    keepMine: async () => {
      if (await reload()) setConflict(null);
    },
  };
}
