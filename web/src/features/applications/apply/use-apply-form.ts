import { useEffect, useRef, useState } from 'react';
import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { JobDetail } from '../../../../../modules/postings/contract/api-answers';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';
import { ApiError, messageOf, wasCancelled } from '../../../lib/api-error';
import { useBeforeSessionEnds } from '../../../lib/before-session-ends';
import { askConfirm } from '../../../lib/confirm';
import { queryClient } from '../../../lib/query-client';
import { type SessionUser, wasCutOff } from '../../../lib/session';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { useUpload } from '../../../lib/use-upload';
import { useZodForm } from '../../../lib/use-zod-form';
import { paths } from '../../../paths';
import { askAndDelete } from '../ask-and-delete';
import { ApplyForm, type ApplyValues, applyValues, differ } from './apply-values';
import { refreshApplications, sendApplication } from './calls';
import { dropHeldForm, heldForm, holdForm } from './held-form';
import { useIdle } from './use-idle';

type Wish = 'save' | 'submit';

interface Options {
  job: JobDetail;
  draft: ApplicationAnswer | null;
  profile: ProfileData;
  user: SessionUser;
}

/** What the apply page holds and does: answers, the cover letter, saving by hand and when idle, submitting, deleting. */
export function useApplyForm({ job, draft, profile, user }: Options) {
  const jobId = job.id;
  const [back] = useState(() => heldForm(user.id, jobId));
  const [baseline, setBaseline] = useState(() => applyValues(draft, profile.supportingDocumentsDetails));
  const [letter, setLetter] = useState<File | null>(back?.letter ?? null);
  const [clearLetter, setClearLetter] = useState(back?.clearLetter ?? false);
  const [failure, setFailure] = useState<string | null>(null);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const sending = useUpload();
  const wish = useRef<Wish>('save');
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const form = useZodForm({
    schema: ApplyForm,
    initialValues: back?.values ?? baseline,
    send: async () => {
      if (wish.current === 'submit') return submit();
      toastSuccess(await save());
    },
  });
  const { values } = form;
  const isDirty = differ(values, baseline) || letter !== null || clearLetter;

  /** Sends one after the other, so that a first draft is not begun twice. */
  function send(move: Wish): Promise<ApplicationAnswer> {
    const sent = { jobId, exists: draft !== null, values: values as ApplyValues, letter, clearLetter };
    const answer = saving.current
      .then(() => sending.run(letter ? [letter] : [], (wire) => sendApplication(move, sent, wire)))
      .catch(failed);
    saving.current = answer.catch(() => undefined);
    return answer;
  }

  /** Says what is saved afterwards (W10.26). What is typed meanwhile stays, unsaved. */
  async function save(): Promise<string> {
    const saved = await send('save');
    setBaseline(values as ApplyValues);
    setLetter((now) => (now === letter ? null : now));
    setClearLetter(false);
    setFailure(null);
    dropHeldForm();
    queryClient.setQueryData(['application', 'own', jobId], saved);
    refreshApplications();
    return draft ? 'Your draft was successfully updated!' : 'Your draft was successfully saved!';
  }

  async function submit(): Promise<void> {
    const question = {
      title: 'Do you want to submit your application?',
      body: [`${job.title}, ${job.organization.accountName}`, 'Once submitted it cannot be changed.'],
      yes: 'Submit application',
      no: 'Not yet',
    };
    if (!(await askConfirm(question))) return;
    await send('submit');
    toastSuccess('Your application was successfully submitted!');
    refreshApplications();
    leaveTo(paths.applied);
  }

  /** The way on opens only after the guard has heard that nothing is unsaved. */
  function leaveTo(path: string): void {
    dropHeldForm();
    setGoingTo(path);
  }

  /** Saves without being asked to: says so, never takes the focus, and keeps a failure in sight (W10.7, U28). */
  async function saveQuietly(message: string): Promise<boolean> {
    if (!isDirty || form.busy || goingTo) return !isDirty;
    wish.current = 'save';
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
      setFailure(messageOf(error));
      toastError(error);
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
      const { isDirty: unsaved, ...typed } = latest.current;
      if (unsaved && wasCutOff()) holdForm({ userId: user.id, jobId, ...typed, values: typed.values as ApplyValues });
    },
    [user.id, jobId],
  );

  const run = (next: Wish) => {
    if (!form.busy) wish.current = next;
    return form.submit();
  };
  const { upload, cancel } = sending;
  return {
    form,
    isDirty: isDirty && goingTo === null,
    /** Whether typed text came back after a session end and is not saved yet. */
    isBack: back !== null && isDirty,
    failure,
    goingTo,
    letter: { chosen: letter, choose: setLetter, isCleared: clearLetter, setCleared: setClearLetter },
    uploading: { upload, cancel, retry: () => run(wish.current) },
    wish: form.busy ? wish.current : null,
    save: () => run('save'),
    submit: () => run('submit'),
    saveAndGo: async (path: string) => {
      if (await saveQuietly('Your draft was successfully saved!')) setGoingTo(path);
    },
    remove: async () => {
      if (draft && (await askAndDelete(draft))) leaveTo(paths.applications);
    },
  };
}

/** A refusal that names fields is told in a toast too; what nobody expected has words of its own (W10.21). */
function failed(error: unknown): never {
  if (wasCancelled(error)) throw error;
  if (!(error instanceof ApiError)) throw new ApiError(0, 'unexpected', 'Unexpected Error', []);
  if (error.fields.length > 0) toastError(error);
  throw error;
}
