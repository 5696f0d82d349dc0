import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyApplication } from '#modules/applications/contract/api/lists';
import { toastError } from '#web/lib/feedback/toasts';
import { longDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { beginAgain } from './queries';

/** Tells that the employer no longer sees it, and until when there may be another one. */
export function WithdrawnNote({ application }: { application: MyApplication }) {
  const { canBeginAgain, job } = application;
  return (
    <p className="application-withdrawn">
      {job.organization.accountName} no longer sees it.{' '}
      {canBeginAgain &&
        `Until ${longDate(job.endDate)} you can begin again: a new draft opens with your answers and those documents that are still in your profile. Nothing is sent until you submit.`}
    </p>
  );
}

interface Props {
  application: MyApplication;
  /** Names the application. */
  children: ReactNode;
}

/** Opens a draft with the answers and documents of a withdrawn application. */
export function BeginAgain({ application: { id, job }, children }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await beginAgain(id);
      navigate(paths.apply(job.id));
    } catch (error) {
      setBusy(false);
      toastError(error);
    }
  };
  return (
    <Button small onClick={begin} busy={busy}>
      <IconPencil size={18} stroke={1.5} aria-hidden="true" />
      Begin again from this copy{children}
    </Button>
  );
}
