import { useState } from 'react';
import { Privilege } from '../../../../../modules/identity/contract/api-rights';
import { UserEdit, type UserSummary } from '../../../../../modules/identity/contract/api-users';
import { toastSuccess } from '../../../lib/feedback/toasts';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { organizationOptions, useOrganizations } from '../../../lib/queries/directory';
import { refreshAfter } from '../../../lib/queries/refresh-after';
import { useSession } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { QueryBoundary } from '../../../ui/display/query-boundary';
import { CheckField } from '../../../ui/fields/check-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { TypeToConfirm } from '../../../ui/overlays/type-to-confirm';
import { privilegeOptions } from './privilege-options';
import { changeRights, usePrivileges } from './queries';

interface Props {
  user: UserSummary;
  name: string;
  onClose(): void;
}

/** All rights of a user at a glance; deselected ones are revoked (W17.9). */
export function RightsDialog({ user, name, onClose }: Props) {
  const { user: me } = useSession();
  const isOwn = user.id === me?.id;
  const [pendingConfirm, setPendingConfirm] = useState<{ answer(isYes: boolean): void } | null>(null);
  const privileges = usePrivileges();
  const organizations = useOrganizations();
  const form = useZodForm({
    schema: UserEdit,
    initialValues: {
      privileges: user.privileges.map(({ id }) => id),
      organizations: user.organizations.map(({ accountNumber }) => accountNumber),
      version: user.version,
    },
    send: async (rights) => {
      if (makesSuperAdmin(rights, user) && !(await confirmByName())) return;
      await changeRights(user.id, rights);
      toastSuccess(`The rights of ${name} are saved.`);
      onClose();
      await refreshAfter('rights');
    },
  });
  const confirmByName = async () => {
    const isYes = await new Promise<boolean>((answer) => setPendingConfirm({ answer }));
    setPendingConfirm(null);
    return isYes;
  };
  const privilegesField = form.field('privileges');
  const toggle = (id: number, on: boolean) =>
    privilegesField.onChange(
      on ? [...privilegesField.value, id] : privilegesField.value.filter((other) => other !== id),
    );

  // Replaces the dialog, which keeps its state: two open dialogs would cover each other.
  if (pendingConfirm) {
    return (
      <TypeToConfirm
        title={`Make ${name} a Super Admin?`}
        consequence="A Super Admin may read and change everything, and give every privilege to others."
        text={name}
        confirmLabel="Make Super Admin"
        cancelLabel="Go back"
        onResolve={pendingConfirm.answer}
      />
    );
  }
  return (
    <Dialog title={`Rights of ${name}`} onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <ErrorSummary {...form} />
        {isOwn && (
          <p className="note">You cannot add privileges or organizations to yourself. Another administrator can.</p>
        )}
        <fieldset className="privileges">
          <legend>Privileges</legend>
          <QueryBoundary query={privileges}>
            {(all) =>
              me &&
              privilegeOptions(all, user, me).map(({ value, label, disabled }) => (
                <CheckField
                  key={value}
                  id={`privilege-${value}`}
                  label={label}
                  value={privilegesField.value.includes(value)}
                  onChange={(on) => toggle(value, on)}
                  disabled={disabled}
                />
              ))
            }
          </QueryBoundary>
        </fieldset>
        <MultiSelectField
          {...form.field('organizations')}
          label="Organizations"
          hint="Job Posting and Review Applicants count for these."
          placeholder="None"
          options={organizationChoices(isOwn ? [] : organizations.data, user)}
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

function makesSuperAdmin(rights: UserEdit, user: UserSummary): boolean {
  const isSuperAdmin = user.privileges.some(({ id }) => id === Privilege.SuperAdmin);
  return !isSuperAdmin && rights.privileges.includes(Privilege.SuperAdmin);
}

type Organization = UserSummary['organizations'][number];

/** The usable organizations and those that the user has already. */
function organizationChoices(usable: readonly Organization[] = [], { organizations }: UserSummary) {
  const assigned = organizations.filter(
    (own) => !usable.some(({ accountNumber }) => accountNumber === own.accountNumber),
  );
  return organizationOptions([...assigned, ...usable]);
}
