import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserSummary } from '#modules/identity/contract/api/users';
import { PRIVILEGE_NAMES, Privilege } from '#modules/shared/privileges';
import { toastSuccess } from '#web/lib/feedback/toasts';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import { useConflict } from '#web/lib/forms/use-conflict';
import { useOrganizations } from '#web/lib/queries/directory';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { useSession } from '#web/lib/session/session';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Drawer } from '#web/ui/overlays/drawer';
import { ChangeNotice } from './change-notice';
import { describeChanges, isEmailChanged, listChanges, type UserValues } from './changes';
import { FormFoot } from './form-foot';
import { lastSignIn } from './last-sign-in';
import { nameOrganization, selectableOrganizations } from './organization-choices';
import { changeUser, userSummaryQuery } from './queries';
import { useSuperAdminQuestion } from './super-admin-question';
import { useDiscardGuard } from './use-discard-guard';
import { useEndedReviews } from './use-ended-reviews';
import { useUserForm } from './use-user-form';
import { UserFields } from './user-fields';
import { nameOf } from './user-name';

interface Props {
  user: UserSummary;
  onClose(): void;
}

/** Edit User: names, email and rights of an account, read anew when it opens. */
export function EditUser({ user, onClose }: Props) {
  const details = useQuery(userSummaryQuery(user.id));
  const [isDirty, setDirty] = useState(false);
  const requestClose = useDiscardGuard(isDirty, onClose);
  const signIn = user.loginTime && `, last sign in ${lastSignIn(user.loginTime)}`;
  return (
    <Drawer title="Edit User" subtitle={`${nameOf(user)}${signIn ?? ''}`} onClose={requestClose}>
      <QueryBoundary query={details} rows={5}>
        {(latest) => <EditForm latest={latest} onDirty={setDirty} onDiscard={requestClose} onClose={onClose} />}
      </QueryBoundary>
    </Drawer>
  );
}

interface FormProps {
  /** The account as it is known now; the form begins with the one that it was rendered with first. */
  latest: UserSummary;
  onDirty(isDirty: boolean): void;
  onDiscard(): void;
  onClose(): void;
}

const valuesOf = ({ firstName, lastName, email, privileges, organizations }: UserSummary): UserValues => ({
  firstName,
  lastName,
  email,
  privileges: privileges.map(({ id }) => id),
  organizations: organizations.map(({ accountNumber }) => accountNumber),
});

const privilegeName = (id: number) => PRIVILEGE_NAMES[id as keyof typeof PRIVILEGE_NAMES];
const hasSuperAdmin = ({ privileges }: Pick<UserValues, 'privileges'>) => privileges.includes(Privilege.SuperAdmin);

function EditForm({ latest, onDirty, onDiscard, onClose }: FormProps) {
  const { user: me } = useSession();
  const [user] = useState(latest);
  const isOwn = user.id === me?.id;
  const { data: usable } = useOrganizations();
  const { ask, question } = useSuperAdminQuestion();
  const editing = useConflict({ version: user.version, values: valuesOf(user) });
  const before = editing.seen.values;
  const { form, failure } = useUserForm(before, async (values) => {
    if (hasSuperAdmin(values) && !hasSuperAdmin(before) && !(await ask(values))) return;
    if (!(await editing.save(values, (version) => changeUser(user.id, { ...values, version })))) return;
    onClose();
    toastSuccess(`${nameOf(values)} is saved.`);
    await refreshAfter('rights');
  });
  const choices = selectableOrganizations(isOwn ? [] : usable, user.organizations);
  const changes = listChanges(before, form.values, {
    privilege: privilegeName,
    organization: (number) => nameOrganization(choices, number),
  });
  const isNewEmail = isEmailChanged(before, form.values);
  const ended = useEndedReviews(user, before, form.values);
  const isDirty = isNewEmail || changes.length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <>
      <form className="drawer-content" noValidate onSubmit={form.submit} aria-label="Edit User">
        <UserFields
          form={form}
          legend={`What ${nameOf(user)} may do`}
          organizations={choices}
          own={isOwn ? before : undefined}
        >
          <ChangeNotice
            sentences={[
              ...(changes.length > 0 ? [describeChanges(changes)] : []),
              ...(isNewEmail && form.values.email.includes('@') ? [describeNewEmail(user)] : []),
              ...ended,
            ]}
          />
        </UserFields>
        <FormFoot saveLabel="Save" busy={form.busy} failure={failure} onDiscard={onDiscard} />
      </form>
      <FormConflict
        editing={editing}
        form={form}
        fields={fieldsOf((number) => nameOrganization(choices, number))}
        noun="user"
        name={nameOf(user)}
      />
      {question}
    </>
  );
}

const fieldsOf = (organization: (number: string) => string): EditedField[] => [
  { path: 'firstName', label: 'First Name' },
  { path: 'lastName', label: 'Last Name' },
  { path: 'email', label: 'Email' },
  { path: 'privileges', labelOf: privilegeName },
  { path: 'organizations', labelOf: organization },
];

const describeNewEmail = ({ isAccountConfirmed }: UserSummary) =>
  isAccountConfirmed
    ? 'The new address works after its link was followed.'
    : 'The new address gets a link to set the password.';
