import {
  type OpenPostingAccessRequest,
  PostingAccessGrant,
} from '../../../../../modules/identity/contract/api-posting-access';
import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import { type NamedOrganization, organizationOptions, useOrganizations } from '../../../lib/directory';
import { may } from '../../../lib/privileges';
import { useSession } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toasts';
import { useZodForm } from '../../../lib/use-zod-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorSummary } from '../../../ui/error-summary';
import { QueryState } from '../../../ui/query-state';
import { SearchSelectField } from '../../../ui/search-select-field';
import { SelectField } from '../../../ui/select-field';
import { grantRequest, usePrivileges } from './calls';
import { privilegeOptions } from './privilege-options';

interface Props {
  request: OpenPostingAccessRequest;
  onClose(): void;
  /** The request is decided, here or by somebody else. */
  onDone(): Promise<void>;
}

/** What the person gets: Job Posting for the organization that was asked for, unless one chooses otherwise (W1.7). */
export function GrantDialog(props: Props) {
  const organizations = useOrganizations();
  const { firstName, lastName } = props.request.user;
  return (
    <Dialog title={`Grant the request of ${firstName} ${lastName}`} onClose={props.onClose}>
      <QueryState query={organizations}>{(found) => <GrantForm {...props} organizations={found} />}</QueryState>
    </Dialog>
  );
}

function GrantForm({
  request,
  onClose,
  onDone,
  organizations,
}: Props & { organizations: readonly NamedOrganization[] }) {
  const { user } = useSession();
  const privileges = usePrivileges();
  const wanted = request.organization.toLowerCase();
  const match = organizations.find(({ accountName }) => accountName.toLowerCase() === wanted);
  const form = useZodForm({
    schema: PostingAccessGrant,
    initialValues: { privilege: Privilege.JobPosting as number, organization: match?.accountNumber ?? '' },
    send: async (grant) => {
      await grantRequest(request.id, grant);
      toastSuccess(`The request of ${request.user.firstName} ${request.user.lastName} is granted.`);
      onClose();
      await onDone();
    },
  });
  const privilege = form.field('privilege');
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <p>
        Asked for: <b>{request.organization}</b>
      </p>
      <SelectField
        {...privilege}
        value={String(privilege.value)}
        onChange={(id) => privilege.onChange(Number(id))}
        label="Privilege"
        options={privilegeOptions(privileges.data, may(user, 'manageSuperAdmins'))}
      />
      <SearchSelectField
        {...form.field('organization')}
        label="Organization"
        hint={match ? undefined : 'The name is not in the directory as it was written. Choose the organization meant.'}
        options={organizationOptions(organizations)}
        inDialog
      />
      <p className="small muted">The person is told by email and can use the right at once.</p>
      <div className="row-of-buttons">
        <Button type="submit" look="fill" busy={form.busy}>
          Grant
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </form>
  );
}
