import { useIdle } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftData } from '../../../../../modules/applications/contract/api';
import { askConfirm } from '../../../lib/confirm';
import { queryClient } from '../../../lib/query-client';
import { toastError, toastSuccess } from '../../../lib/toasts';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { useZodForm } from '../../../lib/use-zod-form';
import { paths } from '../../../paths';
import { type ApplyValues, applyValues, keepValues, keptValues } from './apply-values';
import { type ApplyData, removeApplication, sendApplication } from './calls';

/** Idle for so long, a changed draft is saved (W10.7). */
const IDLE_MS = 150_000;

const SUBMIT = {
  title: 'Do you want to submit your application?',
  yes: 'Submit application',
  no: 'Keep editing',
} as const;
const DELETE = {
  title: 'Application will be permanently deleted. Do you want to continue?',
  yes: 'Delete application',
  no: 'Keep application',
  danger: true,
} as const;

/** What the apply form holds and does: answers, chosen documents, cover letter, save, submit, delete, auto-save. */
export function useApplyForm(data: ApplyData, userId: string) {
  const { job, profile } = data;
  const [application, setApplication] = useState(data.application);
  const [baseline, setBaseline] = useState<ApplyValues>(() => applyValues(data.application));
  const [initial] = useState<ApplyValues>(() => keptValues(userId, job.id) ?? baseline);
  const [attached, setAttached] = useState<readonly string[]>(() => firstChoice(data));
  const [letter, setLetter] = useState<File | null>(null);
  const [cleared, setCleared] = useState(false);
  const [filesChanged, setFilesChanged] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(data.application?.updatedAt ?? null);
  const wish = useRef<'save' | 'submit' | 'auto-save'>('save');
  const navigate = useNavigate();

  const form = useZodForm<ApplyValues, DraftData>({
    schema: DraftData,
    initialValues: initial,
    send: async (answers) => {
      const verb = wish.current === 'submit' ? 'submit' : 'save';
      if (verb === 'submit' && !(await askConfirm({ ...SUBMIT, body: [job.title] }))) return;
      const parts = {
        data: answers,
        attachedFiles: attached,
        coverLetter: letter,
        clearCoverLetter: cleared && !letter,
      };
      const saved = await sendApplication(verb, job.id, application === null, parts);
      keepValues(userId, job.id, null);
      queryClient.invalidateQueries({ queryKey: ['applications'] });
      if (verb === 'submit') {
        toastSuccess('Your application was successfully submitted!');
        return setLeaving(paths.applicationSubmitted);
      }
      toastSuccess(savedText(wish.current, application === null));
      setApplication(saved);
      setBaseline({ ...form.values });
      setLetter(null);
      setCleared(false);
      setFilesChanged(false);
      setSavedAt(saved.updatedAt);
    },
  });
  const { values } = form;
  const dirty = filesChanged || JSON.stringify(values) !== JSON.stringify(baseline);

  useLeaveGuard(dirty && leaving === null);
  useEffect(() => {
    if (leaving) navigate(leaving, { replace: true });
  }, [leaving, navigate]);
  useEffect(() => {
    keepValues(userId, job.id, dirty ? values : null);
  }, [userId, job.id, dirty, values]);

  const act = (next: typeof wish.current) => {
    if (!form.busy) wish.current = next;
    form.submit();
  };
  const idle = useIdle(IDLE_MS, { initialState: false });
  const autoSave = useEffectEvent(() => {
    if (dirty) act('auto-save');
  });
  useEffect(() => {
    if (idle) autoSave();
  }, [idle]);

  const change = (work: () => void) => {
    work();
    setFilesChanged(true);
  };
  const hasCoverLetter = letter !== null || (Boolean(application?.coverLetter) && !cleared);
  return {
    form,
    application,
    savedAt,
    dirty,
    /** Which of the two a running send is. */
    wish: form.busy ? (wish.current === 'submit' ? 'submit' : 'save') : null,
    documents: {
      attached,
      toggle: (id: string, on: boolean) =>
        change(() => setAttached(on ? [...attached, id] : attached.filter((other) => other !== id))),
      letter,
      setLetter: (file: File | null) => change(() => setLetter(file)),
      storedLetter: cleared || letter ? null : (application?.coverLetter ?? null),
      removeStored: () => change(() => setCleared(true)),
      hasCoverLetter,
      hasResume: profile.supportingDocumentsDetails.some(
        ({ id, documentType }) => documentType === 'RESU' && attached.includes(id),
      ),
    },
    save: () => act('save'),
    submit: () => act('submit'),
    remove: async () => {
      if (!application || !(await askConfirm({ ...DELETE, body: [job.title] }))) return;
      try {
        await removeApplication(application.id);
        keepValues(userId, job.id, null);
        queryClient.invalidateQueries({ queryKey: ['applications'] });
        setLeaving(paths.applications);
      } catch (error) {
        toastError(error);
      }
    },
  };
}

/** What was chosen and is still in the profile; a new application begins with the newest resume. */
function firstChoice({ application, profile }: ApplyData): string[] {
  const own = profile.supportingDocumentsDetails;
  if (application) return application.attachedFiles.filter((id) => own.some((document) => document.id === id));
  return own
    .filter(({ documentType }) => documentType === 'RESU')
    .slice(-1)
    .map(({ id }) => id);
}

export type ApplyForm = ReturnType<typeof useApplyForm>;

function savedText(wish: 'save' | 'submit' | 'auto-save', isFirst: boolean): string {
  if (wish === 'auto-save') return 'Due to your inactivity the application was auto-saved.';
  return isFirst ? 'Your draft was successfully saved!' : 'Your draft was successfully updated!';
}
