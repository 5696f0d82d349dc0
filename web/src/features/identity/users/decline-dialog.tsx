import {
  type OpenPostingAccessRequest,
  POSTING_ACCESS_LIMITS,
  PostingAccessDecline,
} from '#modules/identity/contract/api/posting-access';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { TextAreaField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { declineRequest } from './queries';
import { refreshAfterDecision } from './refresh-after-decision';
import { nameOf } from './user-name';

interface Props {
  request: OpenPostingAccessRequest;
  onClose(): void;
}

/** Declines a request with a reason, which is mailed. */
export function DeclineDialog({ request, onClose }: Props) {
  const name = nameOf(request.user);
  const form = useZodForm({
    schema: PostingAccessDecline,
    initialValues: { reason: '' },
    send: async (decline) => {
      await declineRequest(request.id, decline);
      onClose();
      toastSuccess(`The request of ${name} is declined.`);
      await refreshAfterDecision();
    },
  });
  return (
    <Dialog title={`Decline the request of ${name}?`} onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form} />
        <p>
          {name} asks to post for {request.organization}.
        </p>
        <TextAreaField
          {...form.field('reason')}
          label="Reason"
          hint={`It is mailed to ${request.user.email}.`}
          limit={POSTING_ACCESS_LIMITS.reason}
        />
        <div className="row-of-buttons">
          <Button look="fill" onClick={onClose}>
            Keep request
          </Button>
          <Button type="submit" danger busy={form.busy}>
            Decline request
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
