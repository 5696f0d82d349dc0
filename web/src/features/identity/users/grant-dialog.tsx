import {
  type OpenPostingAccessRequest,
  PostingAccessGrant,
} from '../../../../../modules/identity/contract/api-posting-access';
import { toastSuccess } from '../../../lib/feedback/toasts';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { type NamedOrganization, organizationOptions, useOrganizations } from '../../../lib/queries/directory';
import { Button } from '../../../ui/button';
import { QueryBoundary } from '../../../ui/display/query-boundary';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { SearchSelectField } from '../../../ui/fields/search-select-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { grantRequest } from './queries';

interface Props {
  request: OpenPostingAccessRequest;
  onClose(): void;
  /** Called once the request is decided, here or by another administrator. */
  onDone(): Promise<void>;
}

/** Grants Job Posting for the requested organization, or for another selected one (W1.7). */
export function GrantDialog(props: Props) {
  const organizations = useOrganizations();
  const { firstName, lastName } = props.request.user;
  return (
    <Dialog title={`Grant the request of ${firstName} ${lastName}`} onClose={props.onClose}>
      <QueryBoundary query={organizations}>{(loaded) => <GrantForm {...props} organizations={loaded} />}</QueryBoundary>
    </Dialog>
  );
}

function GrantForm({
  request,
  onClose,
  onDone,
  organizations,
}: Props & { organizations: readonly NamedOrganization[] }) {
  const requested = request.organization.toLowerCase();
  const match = organizations.find(({ accountName }) => accountName.toLowerCase() === requested);
  const form = useZodForm({
    schema: PostingAccessGrant,
    initialValues: { organization: match?.accountNumber ?? '' },
    send: async (grant) => {
      await grantRequest(request.id, grant);
      toastSuccess(`The request of ${request.user.firstName} ${request.user.lastName} is granted.`);
      onClose();
      await onDone();
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
        hint={match ? undefined : 'The name is not in the directory as it was written. Choose the organization meant.'}
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
