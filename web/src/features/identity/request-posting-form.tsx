import { POSTING_ACCESS_LIMITS, PostingAccessForm } from '#modules/identity/contract/api/posting-access';
import { api } from '#web/lib/api/client';
import { withFailureText } from '#web/lib/api/with-failure-text';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { useOrganizations } from '#web/lib/queries/directory';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { SuggestField } from '#web/ui/fields/suggest-field';
import { TextAreaField, TextField } from '#web/ui/fields/text-field';

const EMPTY = { organization: '', message: '' };
const fixed = { disabled: true, onChange: () => {} };

interface Props {
  user: SessionUser;
  onSent(organization: string): void;
}

/** The requester and the organization. */
export function RequestPostingForm({ user, onSent }: Props) {
  const organizations = useOrganizations();
  const name = `${user.firstName} ${user.lastName}`;
  const form = useZodForm({
    schema: PostingAccessForm,
    initialValues: EMPTY,
    send: async (values) => {
      const body = { ...values, name, email: user.email };
      await withFailureText('Could not send the email', api.post('/api/common/job-posting', { body }));
      refreshAfter('accessRequest');
      onSent(values.organization);
    },
  });
  useUnsavedChangesGuard(form.mantine.isDirty() && !form.busy);
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <TextField id="name" label="Name" value={name} {...fixed} />
      <TextField
        id="email"
        label="Email"
        hint="We answer to this address. Name and email are those of your account."
        value={user.email}
        {...fixed}
      />
      <SuggestField
        {...form.field('organization')}
        label="Organization"
        hint="Choose it from the list, or type its name if it is not there."
        limit={POSTING_ACCESS_LIMITS.organization}
        suggestions={organizations.data?.map(({ accountName }) => accountName) ?? []}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field('message')}
        label="Message"
        hint="Such as your role there, and whom we may ask."
        optional
        limit={POSTING_ACCESS_LIMITS.message}
        rows={6}
      />
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Send request
        </Button>
      </div>
    </form>
  );
}
