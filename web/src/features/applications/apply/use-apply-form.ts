import { useRef, useState } from 'react';
import type { ApplicationResponse, Prefill } from '#modules/applications/contract/api/responses';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { ApiError, isServerUnavailable, messageOf, wasCancelled } from '#web/lib/api/api-error';
import { queryClient } from '#web/lib/api/query-client';
import { openConfirm } from '#web/lib/feedback/confirm';
import { showToast, toastSaveError, toastSuccess } from '#web/lib/feedback/toasts';
import { clearStash } from '#web/lib/forms/form-stash';
import { useUpload } from '#web/lib/forms/use-upload';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useBeforeSessionEnds } from '#web/lib/session/before-session-ends';
import type { SessionUser } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { confirmAndDelete } from '../confirm-and-delete';
import { readApplicationStash, useApplicationStash } from './application-stash';
import { ApplyForm, type ApplyValues, applyValues, areDifferent } from './apply-values';
import { sendApplication, toBase } from './queries';
import { toastAndRethrow } from './refused-saves';
import { submitConfirmation } from './submit-confirmation';
import { useDraftConflict } from './use-draft-conflict';
import { useIdle } from './use-idle';

type SubmitIntent = 'save' | 'submit';

interface Options {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
  /** For a new application. */
  prefill: Prefill | null;
}

/** State and actions of the application form: values, cover letter, manual and idle saving, submit, delete. */
export function useApplyForm({ job, draft, profile, user, prefill }: Options) {
  const jobId = job.id;
  const documents = profile.supportingDocumentsDetails;
  const owner = { userId: user.id, recordId: jobId };
  const [stashed] = useState(() => readApplicationStash(owner));
  const [baseline, setBaseline] = useState(() => applyValues(draft, documents, prefill));
  const [letter, setLetter] = useState<File | null>(stashed?.letter ?? null);
  const [clearLetter, setClearLetter] = useState(stashed?.clearLetter ?? false);
  const [failure, setFailure] = useState<string | null>(null);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const { upload, cancel, run: runUpload } = useUpload();
  const isStale = stashed !== null && stashed.base.version !== toBase(draft).version;
  const conflict = useDraftConflict(jobId, isStale);
  /** The draft that the input is based on, which the next request states. */
  const base = useRef(stashed?.base ?? toBase(draft));
  const intent = useRef<SubmitIntent>('save');
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const form = useZodForm({
    schema: ApplyForm,
    initialValues: stashed?.values ?? baseline,
    send: async () => {
      const sending = intent.current === 'submit' ? submit() : save().then(toastSuccess);
      return sending.catch((error) => {
        if (!conflict.tryShow(error)) throw error;
      });
    },
  });
  const { values } = form;
  const isDirty = areDifferent(values, baseline) || letter !== null || clearLetter;

  /** Sends requests one after the other, so that the first draft is not created twice. */
  function send(action: SubmitIntent): Promise<ApplicationResponse> {
    const input = { jobId, values: values as ApplyValues, letter, clearLetter };
    const response = saving.current
      .then(() =>
        runUpload(letter ? [letter] : [], (transport) => sendApplication(action, input, base.current, transport)),
      )
      .catch((error: unknown) => {
        // The posting may have moved to a county where the current salary is asked for.
        if (error instanceof ApiError && error.fields.some(({ path }) => path === 'currentSalary'))
          queryClient.invalidateQueries({ queryKey: ['application', 'job', jobId] });
        return toastAndRethrow(error);
      });
    saving.current = response.catch(() => undefined);
    return response;
  }

  /** Returns the success message. Input typed during the save stays unsaved. */
  async function save(): Promise<string> {
    const saved = await send('save');
    // The draft that was read may be gone: then this one is new.
    const isNew = saved.id !== base.current.id;
    base.current = toBase(saved);
    conflict.clear();
    setBaseline(values as ApplyValues);
    setLetter((now) => (now === letter ? null : now));
    setClearLetter(false);
    setFailure(null);
    clearStash('application');
    refreshAfter('application');
    return isNew ? 'Your draft was successfully saved!' : 'Your draft was successfully updated!';
  }

  async function submit(): Promise<void> {
    if (!(await openConfirm(submitConfirmation(job, values)))) return;
    const { id } = await send('submit');
    toastSuccess('Your application was successfully submitted!');
    refreshAfter('application');
    leaveTo(paths.appliedWith(id));
  }

  /** Chooses a letter, and removes the error of the one before. */
  function chooseLetter(chosen: File | null): void {
    form.mantine.clearFieldError('file');
    setLetter(chosen);
  }

  /** Bases the input on another draft. */
  function rebase(saved: ApplicationResponse | null): void {
    base.current = toBase(saved);
    setBaseline(applyValues(saved, documents));
  }

  function replaceInput(saved: ApplicationResponse | null): void {
    form.mantine.setValues(applyValues(saved, documents));
    setLetter(null);
    setClearLetter(false);
    clearStash('application');
  }

  /** Navigates in a later render, after the guard has seen that nothing is unsaved. */
  function leaveTo(path: string): void {
    clearStash('application');
    setGoingTo(path);
  }

  const firstFault = () => ApplyForm.safeParse(values).error?.issues[0]?.message;

  /** Saves unasked: reports it, never takes the focus, and keeps a failure visible. */
  async function saveQuietly(message: string): Promise<boolean> {
    if (!isDirty || form.busy || goingTo) return !isDirty;
    // The user chooses between both versions first.
    if (conflict.message) return false;
    intent.current = 'save';
    const fault = firstFault();
    if (fault) {
      setFailure(fault);
      return false;
    }
    try {
      await save();
      toastSuccess(message);
      return true;
    } catch (error) {
      if (wasCancelled(error)) return false;
      if (!conflict.tryShow(error)) {
        setFailure(isServerUnavailable(error) ? null : messageOf(error));
        toastSaveError(error);
      }
      return false;
    }
  }

  const saveWhenIdle = () => saveQuietly('Due to your inactivity the application was auto-saved.');
  useIdle(saveWhenIdle);
  useBeforeSessionEnds(saveWhenIdle);

  useApplicationStash(
    owner,
    isDirty ? { values: values as ApplyValues, letter, clearLetter, base: base.current } : null,
  );

  const run = async (next: SubmitIntent) => {
    if (!form.busy) intent.current = next;
    const fault = firstFault();
    await form.submit();
    // What the form itself refuses shows as a toast too.
    if (fault) showToast({ tone: 'error', text: fault });
  };
  return {
    form,
    isDirty: isDirty && goingTo === null,
    /** Whether input was restored after a session end and is not saved yet. */
    isBack: stashed !== null && isDirty,
    failure,
    conflict: conflict.message,
    keepMine: () => {
      // The next request waits for the draft that it is based on.
      saving.current = saving.current.then(() => conflict.resolve(rebase));
    },
    loadSaved: () =>
      conflict.resolve((saved) => {
        rebase(saved);
        replaceInput(saved);
      }),
    goingTo,
    letter: { chosen: letter, choose: chooseLetter, isCleared: clearLetter, setCleared: setClearLetter },
    uploading: { upload, cancel, retry: () => run(intent.current) },
    intent: form.busy ? intent.current : null,
    save: () => run('save'),
    submit: () => run('submit'),
    saveAndGo: async (path: string) => {
      if (await saveQuietly('Your draft was successfully saved!')) setGoingTo(path);
    },
    remove: async () => {
      if (draft && (await confirmAndDelete(draft))) leaveTo(paths.applications);
    },
  };
}
