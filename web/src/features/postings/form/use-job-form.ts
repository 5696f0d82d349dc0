import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobForEdit, JobSavedResponse } from '#modules/postings/contract/api/responses';
import { openConfirm } from '#web/lib/feedback/confirm';
import { showToast, toastSuccess } from '#web/lib/feedback/toasts';
import { inputDate } from '#web/lib/formatting/format';
import { areDifferent } from '#web/lib/forms/are-different';
import { clearStash } from '#web/lib/forms/form-stash';
import { useSubmitLater } from '#web/lib/forms/use-submit-later';
import { useUpload } from '#web/lib/forms/use-upload';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useBeforeSessionEnds } from '#web/lib/session/before-session-ends';
import { endedInvoluntarily } from '#web/lib/session/session';
import { saveJob, showJob } from '../queries';
import { type ApprovalRules, leadsToApproval } from './approval';
import type { AutosaveOffer } from './autosave/offer';
import { useAutosave } from './autosave/use-autosave';
import { confirmations, type FormIntent, questionBefore, type SubmitIntent, savedText } from './confirmations';
import { blankJob, JobForm, type JobValues, jobValues } from './job-values';
import { actOfPost, type PostAct } from './post-act';
import { stashedInput, stashInput } from './stashed-input';
import { useDecisions } from './use-decisions';
import { useJobConflict } from './use-job-conflict';
import { usePreview } from './use-preview';

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
  /** Loads the code of the preview before it renders. */
  loadPreview(): Promise<unknown>;
}

const today = () => inputDate(new Date());

/** State and actions of the posting form: values, files, confirmed actions and version conflicts. */
export function useJobForm(options: Options) {
  const { userId, job, prefill, organizationName, onCreated, reload } = options;
  const newJob = () => ({ ...blankJob(today()), ...prefill });
  const [deleted, setDeleted] = useState<string[]>([]);
  const [stashed] = useState(() => stashedInput(userId, job?.id ?? null));
  const [added, setAdded] = useState<File[]>(stashed?.added ?? []);
  const [baseline, setBaseline] = useState(() => (job ? jobValues(job, today()) : newJob()));
  const { conflict, catchConflict, end: endConflict } = useJobConflict(job, baseline);
  /** What Post has done; NextStep shows while its version is the current one. */
  const [posted, setPosted] = useState<{ version: number; act: PostAct } | null>(null);
  const { upload, cancel, run: runUpload } = useUpload();
  const preview = usePreview(options.loadPreview);
  const intent = useRef<FormIntent>('save');
  const status = job?.status ?? 'unsubmitted';
  const act = actOfPost(job, options.isAdmin);

  const form = useZodForm({
    schema: JobForm,
    initialValues: stashed?.values ?? baseline,
    send: async (payload): Promise<void> => {
      if (intent.current === 'preview')
        return preview.open(
          { ...payload, id: job?.id, deletedFiles: deleted },
          { isSaved: job !== null && !dirty, lacksFiles: added.length > 0 },
        );
      const unanswered = await autosave.findUnanswered();
      if (unanswered && !(await openConfirm(confirmations.saveWithoutKept(unanswered)))) return;
      const submitIntent = intent.current;
      const doing = submitIntent === 'save' ? 'save' : act;
      if (doing === 'change' && !dirty)
        return showToast({ tone: 'success', text: 'Nothing has changed since the last save.' });
      const needsApproval = leadsToApproval(payload, job, options);
      const question = questionBefore(doing, status, needsApproval, named, values, baseline);
      if (question && !(await openConfirm(question))) return;
      const jobData = { ...payload, status: submitIntent === 'save' ? 'unsubmitted' : 'open' };
      const version = job && { id: job.id, version: job.version, deletedFiles: deleted };
      const submitted = mantine.getValues();
      const headers = autosave.headersOfSave();
      await catchConflict(async () => {
        const saved = await runUpload(added, (transportOptions) =>
          saveJob(job?.id ?? null, { ...jobData, ...version }, added, { ...transportOptions, headers }),
        );
        toastSuccess(savedText(doing, status, saved));
        autosave.reset();
        if (job) {
          await applySaved(submitted);
          const isMoved = doing !== 'change' || saved.status !== status;
          if (doing !== 'save' && isMoved) setPosted({ version: saved.version, act });
        } else {
          if (areDifferent(mantine.getValues(), submitted))
            stashInput(userId, saved.id, { values: mantine.getValues(), added: [], isBack: false, isOffering: false });
          autosave.stop();
          onCreated(saved, submitIntent);
        }
        refreshAfter('posting');
      }, submitted);
    },
  });
  const { mantine, values } = form;
  useEffect(() => clearStash('posting'), []);
  const hasFiles = added.length > 0 || deleted.length > 0;
  const dirty = areDifferent(values, baseline) || hasFiles;
  const readOnly = job !== null && !job.moves.includes('save');
  const isBack = stashed !== null && !stashed.isOffering;
  const autosave = useAutosave({ job, values, baseline, hasFiles, isBack, readOnly, busy: form.busy });
  const stashAtEnd = useEffectEvent(() => {
    if (!dirty || !endedInvoluntarily()) return;
    stashInput(userId, job?.id ?? null, { values, added, isBack: true, isOffering: autosave.isUnanswered });
  });
  useEffect(() => stashAtEnd, []);
  useBeforeSessionEnds(async () => {
    autosave.flush();
    // An automatic Save would take a listed posting off the board, and end kept input that is not answered.
    if (!dirty || status !== 'unsubmitted' || autosave.isUnanswered) return;
    intent.current = 'save';
    await form.submit();
  });
  const submitLater = useSubmitLater(form.submit, job?.version);
  const named = { title: values.title.trim(), organization: organizationName(values.organization) };

  function showValues(next: JobValues): void {
    setBaseline(next);
    mantine.setValues(next);
    mantine.resetDirty(next);
    mantine.clearErrors();
    endConflict();
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

  const decisions = useDecisions({ job, named, dirty, catchConflict, loadSaved });

  const submit = (next: FormIntent) => {
    if (!form.busy) intent.current = next;
    form.submit();
  };
  const uploading = { upload, cancel, retry: () => submit(intent.current) };
  return {
    form,
    files: { added, setAdded, deleted, setDeleted, uploading },
    dirty,
    baseline,
    preview,
    /** Whether input was restored after a session end and is not saved yet. */
    isBack: Boolean(stashed?.isBack) && dirty,
    conflict,
    act,
    posted,
    readOnly,
    autosave,
    useKept: (offer: AutosaveOffer) => {
      mantine.setValues(offer.values);
      mantine.clearErrors();
      autosave.use(offer);
    },
    intent: form.busy ? intent.current : null,
    submit,
    ...decisions,
    discard: async () => {
      if (!(await openConfirm(confirmations.discard(job !== null)))) return;
      cancel();
      if (!autosave.offer) autosave.discard();
      // At once, so that autosave does not keep the discarded input again.
      replaceAll(job ? baseline : newJob());
      if (job) await loadSaved();
    },
    loadSaved,
    /** Keeps the form's content; the next save meets the conflict again. */
    endConflict,
    /** Saves these values on top of what was saved meanwhile; a file that is gone is not removed again. */
    saveKept: (kept: JobValues) => {
      if (!conflict?.lines) return;
      const { job: saved } = conflict.lines;
      showJob(saved);
      setDeleted((now) => now.filter((id) => saved.files.some((file) => file.id === id)));
      setBaseline(conflict.lines.saved);
      mantine.setValues(kept);
      endConflict();
      submitLater(conflict.lines.version);
    },
  };
}
