import { UserRightsRequest, type UserSummary } from '../../../../../modules/identity/contract/api-users';
import { organizationOptions, useOrganizations } from '../../../lib/directory';
import { may } from '../../../lib/privileges';
import { useSession } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toasts';
import { useZodForm } from '../../../lib/use-zod-form';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/check-field';
import { Dialog } from '../../../ui/dialog';
import { ErrorSummary } from '../../../ui/error-summary';
import { MultiSelectField } from '../../../ui/multi-select-field';
import { QueryState } from '../../../ui/query-state';
import { changeRights, refreshUsers, usePrivileges } from './calls';
import { privilegeOptions } from './privilege-options';

interface Props {
  user: UserSummary;
  name: string;
  onClose(): void;
}

/** All that a user may, at one look: what is unticked or taken out is revoked (W17.9). */
export function RightsDialog({ user, name, onClose }: Props) {
  const { user: me } = useSession();
  const privileges = usePrivileges();
  const organizations = useOrganizations();
  const form = useZodForm({
    schema: UserRightsRequest,
    initialValues: {
      privileges: user.privileges.map(({ id }) => id),
      organizations: user.organizations.map(({ accountNumber }) => accountNumber),
      version: user.version,
    },
    send: async (rights) => {
      await changeRights(user.id, rights);
      toastSuccess(`The rights of ${name} are saved.`);
      onClose();
      await refreshUsers();
    },
  });
  const held = form.field('privileges');
  const toggle = (id: number, on: boolean) =>
    held.onChange(on ? [...held.value, id] : held.value.filter((other) => other !== id));

  return (
    <Dialog title={`Rights of ${name}`} onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form} />
        <fieldset className="privileges">
          <legend>Privileges</legend>
          <QueryState query={privileges}>
            {(all) =>
              privilegeOptions(all, may(me, 'manageSuperAdmins')).map(({ value, label, disabled }) => (
                <CheckField
                  key={value}
                  id={`privilege-${value}`}
                  label={label}
                  value={held.value.includes(Number(value))}
                  onChange={(on) => toggle(Number(value), on)}
                  disabled={disabled}
                />
              ))
            }
          </QueryState>
        </fieldset>
        <MultiSelectField
          {...form.field('organizations')}
          label="Organizations"
          hint="Job Posting and Review Applicants count for these."
          placeholder="None"
          options={choices(organizations.data, user)}
          inDialog
        />
        <div className="row-of-buttons">
          <Button type="submit" look="fill" busy={form.busy}>
            Save rights
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

type Organization = UserSummary['organizations'][number];

/** The usable ones, and those that the user has already. */
function choices(usable: readonly Organization[] = [], { organizations }: UserSummary) {
  const others = organizations.filter(
    (own) => !usable.some(({ accountNumber }) => accountNumber === own.accountNumber),
  );
  return organizationOptions([...others, ...usable]);
}
