import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api/api-error';
import { toastError } from '#web/lib/feedback/toasts';
import { signOutEverywhere } from '#web/lib/session/session-actions';
import { Button } from '#web/ui/button';

/** Signs out everywhere, for users who left a session open on a shared computer. */
export function SettingsSessions() {
  const end = useMutation({ mutationFn: signOutEverywhere, onError: toastError });
  return (
    <aside className="next" aria-labelledby="devices">
      <h2 id="devices">Signed in somewhere else?</h2>
      <p>This ends every session of your account, on this device too. You then sign in again.</p>
      {end.isError && <p className="note error">{messageOf(end.error)}</p>}
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        Sign out everywhere
      </Button>
    </aside>
  );
}
