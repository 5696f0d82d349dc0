import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ORGANIZATION_TYPES } from '#modules/directory/contract/api/choices';
import {
  type ManagedOrganization,
  ORGANIZATION_LIMITS,
  OrganizationChange,
} from '#modules/directory/contract/api/organizations';
import { toastSuccess } from '#web/lib/feedback/toasts';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import { useConflict } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { TextField } from '#web/ui/fields/text-field';
import { changeOrganization } from './queries';

const TYPES_ID = 'organization-types';
const FIELDS: EditedField[] = [
  { path: 'accountName', label: 'Name' },
  { path: 'accountType', label: 'Type' },
];

interface Props {
  /** The organization as it was when the form opened. */
  organization: ManagedOrganization;
  onDone(): void;
}

/** Name and type of an organization; any type is taken. Enter saves, Escape leaves it as it was. */
export function OrganizationForm({ organization, onDone }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { accountNumber, accountName, accountType, version } = organization;
  const editing = useConflict({ version, values: { accountName, accountType } });
  const form = useZodForm({
    schema: OrganizationChange,
    initialValues: { accountName, accountType },
    send: async (values) => {
      const mine = { accountName, accountType, ...values };
      const isSaved = await editing.save(mine, (current) =>
        changeOrganization(accountNumber, { ...values, version: current }),
      );
      if (!isSaved) return;
      toastSuccess('Successfully updated!');
      onDone();
    },
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <>
      <form ref={element} aria-label={`Edit ${accountName}`} onSubmit={form.submit} onKeyDown={onKeyDown} noValidate>
        <div className="organization-fields">
          <TextField
            {...form.field('accountName')}
            label="Name"
            limit={ORGANIZATION_LIMITS.accountName}
            autoComplete="off"
          />
          <TextField
            {...form.field('accountType')}
            label="Type"
            limit={ORGANIZATION_LIMITS.accountType}
            list={TYPES_ID}
            autoComplete="off"
          />
          <datalist id={TYPES_ID}>
            {ORGANIZATION_TYPES.map((type) => (
              <option key={type} value={type} />
            ))}
          </datalist>
        </div>
        <div className="row-of-buttons">
          <Button type="submit" look="fill" small busy={form.busy}>
            Save
          </Button>
          <Button look="quiet" small onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
      <FormConflict editing={editing} form={form} fields={FIELDS} noun="organization" name={accountName} />
    </>
  );
}
