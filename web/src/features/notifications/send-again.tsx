import { useMutation } from '@tanstack/react-query';
import type { MailRecord } from '#modules/notifications/contract/api/mails';
import { api } from '#web/lib/api/client';
import { queryClient } from '#web/lib/api/query-client';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { refreshTasks } from '#web/lib/queries/tasks';
import { Button } from '#web/ui/button';

/** Tries a mail again that was given up. */
export function SendAgain({ mail }: { mail: MailRecord }) {
  const again = useMutation({
    mutationFn: () => api.post(`/api/mails/${mail.id}/again`),
    onSuccess: () => toastSuccess('The mail is on its way again.'),
    onError: toastError,
    onSettled: async () => {
      refreshTasks();
      await queryClient.invalidateQueries({ queryKey: ['mails'] });
      focusIfLost('#mails');
    },
  });
  // The row is read again; until then a second press would be refused.
  if (again.isSuccess) return <span className="muted">On its way</span>;
  return (
    <Button small look="quiet" busy={again.isPending} onClick={() => again.mutate()}>
      Send again<span className="vh"> {mail.about}</span>
    </Button>
  );
}
