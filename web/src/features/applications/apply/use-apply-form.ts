import { useEffect, useRef, useState } from 'react';
import type { ApplicationResponse } from '../../../../../modules/applications/contract/api-responses';
import type { JobDetail } from '../../../../../modules/postings/contract/api-responses';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-responses';
import { ApiError, isServerUnavailable, messageOf, wasCancelled } from '../../../lib/api/api-error';
import { queryClient } from '../../../lib/api/query-client';
import { openConfirm } from '../../../lib/feedback/confirm';
import { toastError, toastSaveError, toastSuccess } from '../../../lib/feedback/toasts';
import { salaryDoubts } from '../../../lib/formatting/salary';
import { clearStash, stashedForm, stashForm } from '../../../lib/forms/form-stash';
import { useUpload } from '../../../lib/forms/use-upload';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { refreshAfter } from '../../../lib/queries/refresh-after';
import { useBeforeSessionEnds } from '../../../lib/session/before-session-ends';
import { endedInvoluntarily, type SessionUser } from '../../../lib/session/session';
import { paths } from '../../../paths';
import { confirmAndDelete } from '../confirm-and-delete';
import { ApplyForm, type ApplyValues, amountUnit, applyValues, areDifferent } from './apply-values';
import { sendApplication } from './queries';
import { useIdle } from './use-idle';

type SubmitIntent = 'save' | 'submit';

interface StashedInput {
  values: ApplyValues;
  letter: File | null;
  clearLetter: boolean;
}

interface Options {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
}

/** State and actions of the application form: values, cover letter, manual and idle saving, submit, delete. */
export function useApplyForm({ job, draft, profile, user }: Options) {
  const jobId = job.id;
  const [stashed] = useState(() => stashedForm<StashedInput>('application', { userId: user.id, recordId: jobId }));
  const [baseline, setBaseline] = useState(() => applyValues(draft, profile.supportingDocumentsDetails));
  const [letter, setLetter] = useState<File | null>(stashed?.letter ?? null);
  const [clearLetter, setClearLetter] = useState(stashed?.clearLetter ?? false);
  const [failure, setFailure] = useState<string | null>(null);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const { upload, cancel, run: runUpload } = useUpload();
  const intent = useRef<SubmitIntent>('save');
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const form = useZodForm({
    schema: ApplyForm,
    initialValues: stashed?.values ?? baseline,
    send: async () => {
      if (intent.current === 'submit') return submit();
      toastSuccess(await save());
    },
  });
  const { values } = form;
  const isDirty = areDifferent(values, baseline) || letter !== null || clearLetter;

  /** Sends requests one after the other, so that the first draft is not created twice. */
  function send(action: SubmitIntent): Promise<ApplicationResponse> {
    const submission = { jobId, exists: draft !== null, values: values as ApplyValues, letter, clearLetter };
    const response = saving.current
      .then(() =>
        runUpload(letter ? [letter] : [], (transportOptions) => sendApplication(action, submission, transportOptions)),
      )
      .catch(toastAndRethrow);
    saving.current = response.catch(() => undefined);
    return response;
  }

  /** Returns the success message (W10.26). Input typed during the save stays unsaved. */
  async function save(): Promise<string> {
    const saved = await send('save');
    setBaseline(values as ApplyValues);
    setLetter((now) => (now === letter ? null : now));
    setClearLetter(false);
    setFailure(null);
    clearStash('application');
    queryClient.setQueryData(['application', 'own', jobId], saved);
    refreshAfter('application');
    return draft ? 'Your draft was successfully updated!' : 'Your draft was successfully saved!';
  }

  async function submit(): Promise<void> {
    const amounts = { 'Current Salary': values.currentSalary, 'Expected Salary': values.expectedSalary };
    const confirmation = {
      title: 'Do you want to submit your application?',
      body: [
        `${job.title}, ${job.organization.accountName}`,
        ...salaryDoubts(amounts, amountUnit(job)),
        'Once submitted it cannot be changed.',
      ],
      confirmLabel: 'Submit application',
      cancelLabel: 'Not yet',
    };
    if (!(await openConfirm(confirmation))) return;
    const { id } = await send('submit');
    toastSuccess('Your application was successfully submitted!');
    refreshAfter('application');
    leaveTo(paths.appliedWith(id));
  }

  /** Navigates in a later render, after the guard has seen that nothing is unsaved. */
  function leaveTo(path: string): void {
    clearStash('application');
    setGoingTo(path);
  }

  /** Saves unasked: reports it, never takes the focus, and keeps a failure visible (W10.7, U28). */
  async function saveQuietly(message: string): Promise<boolean> {
    if (!isDirty || form.busy || goingTo) return !isDirty;
    intent.current = 'save';
    const fault = ApplyForm.safeParse(values).error?.issues[0]?.message;
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
      setFailure(isServerUnavailable(error) ? null : messageOf(error));
      toastSaveError(error);
      return false;
    }
  }

  const saveWhenIdle = () => saveQuietly('Due to your inactivity the application was auto-saved.');
  useIdle(saveWhenIdle);
  useBeforeSessionEnds(saveWhenIdle);

  const latest = useRef({ isDirty, values, letter, clearLetter });
  useEffect(() => {
    latest.current = { isDirty, values, letter, clearLetter };
  });
  useEffect(
    () => () => {
      const { isDirty: isUnsaved, ...input } = latest.current;
      if (isUnsaved && endedInvoluntarily())
        stashForm<StashedInput>(
          'application',
          { userId: user.id, recordId: jobId },
          { ...input, values: input.values as ApplyValues },
        );
    },
    [user.id, jobId],
  );

  const run = (next: SubmitIntent) => {
    if (!form.busy) intent.current = next;
    return form.submit();
  };
  return {
    form,
    isDirty: isDirty && goingTo === null,
    /** Whether input was restored after a session end and is not saved yet. */
    isBack: stashed !== null && isDirty,
    failure,
    goingTo,
    letter: { chosen: letter, choose: setLetter, isCleared: clearLetter, setCleared: setClearLetter },
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

/** Errors with fields show as a toast too; unexpected errors get their own message (W10.21). */
function toastAndRethrow(error: unknown): never {
  if (wasCancelled(error)) throw error;
  if (!(error instanceof ApiError)) throw new ApiError(0, 'unexpected', 'Unexpected Error', []);
  if (error.fields.length > 0) toastError(error);
  throw error;
}
