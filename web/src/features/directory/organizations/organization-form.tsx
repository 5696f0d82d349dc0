import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ORGANIZATION_TYPES } from '#modules/directory/contract/api/choices';
import {
  type ManagedOrganization,
  ORGANIZATION_LIMITS,
  OrganizationChange,
} from '#modules/directory/contract/api/organizations';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useEditedVersion } from '#web/lib/forms/use-edited-version';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { Button } from '#web/ui/button';
import { ConflictNotice } from '#web/ui/conflict-notice';
import { TextField } from '#web/ui/fields/text-field';
import { changeOrganization } from './queries';

const TYPES_ID = 'organization-types';

interface Props {
  /** The organization as it was when the form opened. */
  organization: ManagedOrganization;
  /** The version of its row; undefined if the row left the page. */
  latest: number | undefined;
  onDone(): void;
}

/** Name and type of an organization; any type is taken. Enter saves, Escape leaves it as it was. */
export function OrganizationForm({ organization, latest, onDone }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { accountNumber, accountName, accountType, version } = organization;
  const { conflict, save } = useEditedVersion({
    basedOn: version,
    latest,
    refetch: () => refreshAfter('organizations'),
  });
  const form = useZodForm({
    schema: OrganizationChange,
    initialValues: { accountName, accountType },
    send: async (values) => {
      const isSaved = await save(async (current) => {
        await changeOrganization(accountNumber, { ...values, version: current });
        return true;
      });
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
      {conflict.message && (
        <ConflictNotice
          message={conflict.message}
          subject="organization"
          onLoad={onDone}
          onKeepMine={conflict.keepMine}
        />
      )}
      <div className="row-of-buttons">
        <Button type="submit" look="fill" small busy={form.busy}>
          Save
        </Button>
        <Button look="quiet" small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
