import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { MAX_PAUSE_REASON, type QueueSubscriber } from '#modules/reporting/contract/api/queues';
import { messageOf } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';
import { TextField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { refreshQueues } from './queries';

interface Props {
  subscriber: QueueSubscriber;
  onClose(): void;
}

const FIELD = 'pause-reason';
const SAFE = 'pause-not';

/** Says what does not happen while a subscriber is paused, and asks for the reason. */
export function PauseDialog({ subscriber: { name, whilePaused }, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const pause = useMutation({
    mutationFn: () => api.post(`/api/queues/${name}/pause`, { body: { reason } }),
    onSuccess: () => {
      toastSuccess(`${name} is paused.`);
      onClose();
    },
    // A toast would lie below the dialog.
    onError: (failure) => setError(messageOf(failure)),
    // Nobody waits for it: a second press after a refusal counts at once.
    onSettled: () => void refreshQueues(),
  });

  // The dialog itself would focus the field.
  useEffect(() => document.getElementById(SAFE)?.focus({ preventScroll: true }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pause.isPending) return;
    const problem = problemOf(reason);
    setError(problem);
    if (problem) document.getElementById(FIELD)?.focus();
    else pause.mutate();
  };
  return (
    <Dialog title={`Pause ${name}?`} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p>{whilePaused}</p>
        <p>What it would get waits and is delivered in order once it is resumed. A delivery that runs ends first.</p>
        <TextField
          id={FIELD}
          label="Reason"
          hint="Other Super Admins read it."
          limit={MAX_PAUSE_REASON}
          value={reason}
          error={error}
          onChange={setReason}
          autoComplete="off"
        />
        <div className="row-of-buttons">
          <Button look="fill" id={SAFE} onClick={onClose}>
            Do not pause
          </Button>
          <Button type="submit" danger busy={pause.isPending}>
            Pause {name}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemOf(reason: string): string | undefined {
  const { length } = reason.trim();
  return length >= 1 && length <= MAX_PAUSE_REASON
    ? undefined
    : `Please say why, in ${MAX_PAUSE_REASON} symbols or less`;
}
