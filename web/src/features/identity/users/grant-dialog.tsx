import { type OpenPostingAccessRequest, PostingAccessGrant } from '#modules/identity/contract/api/posting-access';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { type NamedOrganization, organizationOptions, useOrganizations } from '#web/lib/queries/directory';
import { Button } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { grantRequest } from './queries';
import { refreshAfterDecision } from './refresh-after-decision';
import { nameOf } from './user-name';

interface Props {
  request: OpenPostingAccessRequest;
  onClose(): void;
}

/** Grants Job Posting for a selected organization, when the requested name is not the name of exactly one. */
export function GrantDialog(props: Props) {
  const organizations = useOrganizations();
  return (
    <Dialog title={`Grant the request of ${nameOf(props.request.user)}`} onClose={props.onClose}>
      <QueryBoundary query={organizations}>{(loaded) => <GrantForm {...props} organizations={loaded} />}</QueryBoundary>
    </Dialog>
  );
}

function GrantForm({ request, onClose, organizations }: Props & { organizations: readonly NamedOrganization[] }) {
  const form = useZodForm({
    schema: PostingAccessGrant,
    initialValues: { organization: '' },
    // The search form of the page has a field of the same name.
    idPrefix: 'grant-',
    send: async (grant) => {
      await grantRequest(request.id, grant);
      onClose();
      toastSuccess(`The request of ${nameOf(request.user)} is granted.`);
      await refreshAfterDecision();
    },
  });
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <p>
        Asked for: <b>{request.organization}</b>
      </p>
      <SearchSelectField
        {...form.field('organization')}
        label="Organization"
        hint="Choose the organization meant."
        options={organizationOptions(organizations)}
        inDialog
      />
      <p className="small muted">
        The person may then post jobs for this organization, at once, and is told by email. Other privileges are given
        under Users.
      </p>
      <div className="row-of-buttons">
        <Button type="submit" look="fill" busy={form.busy}>
          Grant
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </form>
  );
}
