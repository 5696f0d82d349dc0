import { Privilege } from '#modules/shared/privileges';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { areDifferent } from '#web/lib/forms/are-different';
import { useOrganizations } from '#web/lib/queries/directory';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { Drawer } from '#web/ui/overlays/drawer';
import { ChangeNotice } from './change-notice';
import type { UserValues } from './changes';
import { FormFoot } from './form-foot';
import { createUser } from './queries';
import { useSuperAdminQuestion } from './super-admin-question';
import { useDiscardGuard } from './use-discard-guard';
import { useUserForm } from './use-user-form';
import { UserFields } from './user-fields';
import { nameOf } from './user-name';

const EMPTY: UserValues = { firstName: '', lastName: '', email: '', privileges: [], organizations: [] };

/** Create User: an account with rights, whose owner sets the password by a mailed link. */
export function CreateUser({ onClose }: { onClose(): void }) {
  const { data: organizations = [] } = useOrganizations();
  const { ask, question } = useSuperAdminQuestion();
  const { form, failure } = useUserForm(EMPTY, async (values) => {
    if (values.privileges.includes(Privilege.SuperAdmin) && !(await ask(values))) return;
    await createUser(values);
    onClose();
    toastSuccess(`${nameOf(values)} is created. A link to set the password goes to ${values.email}.`);
    await refreshAfter('rights');
  });
  const requestClose = useDiscardGuard(areDifferent(form.values, EMPTY), onClose);
  return (
    <Drawer title="Create User" subtitle="An account for somebody else" onClose={requestClose}>
      <form className="drawer-content" noValidate onSubmit={form.submit} aria-label="Create User">
        <UserFields form={form} legend="What the user may do" organizations={organizations}>
          <ChangeNotice
            sentences={['The user gets a link by email, which sets the password and confirms the address.']}
          />
        </UserFields>
        <FormFoot saveLabel="Create User" busy={form.busy} failure={failure} onDiscard={requestClose} />
      </form>
      {question}
    </Drawer>
  );
}
