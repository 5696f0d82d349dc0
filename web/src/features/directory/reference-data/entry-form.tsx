import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { POSITION_TYPES } from '#modules/directory/contract/api/choices';
import {
  CERTIFICATION_TYPES,
  REFERENCE_LIMITS,
  REFERENCE_REQUESTS,
} from '#modules/directory/contract/api/reference-data';
import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import { useConflict } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { CheckField } from '#web/ui/fields/check-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { type EntryValues, KINDS } from './queries';

interface Props {
  kind: ReferenceKind;
  /** The accessible name of the form. */
  title: string;
  values: EntryValues;
  /** The one that was read with the values; a new entry has none. */
  version?: number;
  saveLabel: string;
  hint?: string;
  /** Rejects with ApiError. */
  save(values: EntryValues, version: number): Promise<void>;
  /** The owner closes the form. */
  onSaved(): void;
  onCancel(): void;
}

interface FormValues extends Record<string, unknown> {
  name: string;
  type: string;
  code: string;
  approval: boolean;
}

const FIELDS: EditedField[] = [
  { path: 'name', label: 'Name' },
  { path: 'type', label: 'Type' },
  { path: 'code', label: 'Code' },
  { path: 'approval', label: 'Needs approval', text: (needs: boolean) => (needs ? 'Yes' : 'No') },
];
const options = (types: readonly string[]) => types.map((type) => ({ value: type, label: type }));
const TYPES = { position: options(POSITION_TYPES), certification: options(CERTIFICATION_TYPES), credential: [] };

/** Name, type, code and approval of an entry. Enter saves, Escape leaves it as it was. */
export function EntryForm({ kind, title, values, version = 0, saveLabel, hint, onCancel, ...on }: Props) {
  const element = useRef<HTMLFormElement>(null);
  // Two forms may be open at once.
  const prefix = useId();
  const initialValues = {
    name: values.name,
    ...(kind === 'credential' ? {} : { type: values.type ?? '' }),
    code: values.code,
    ...(kind === 'position' ? { approval: values.approval ?? false } : {}),
  } as FormValues;
  const editing = useConflict({ version, values: initialValues });
  const form = useZodForm({
    schema: REFERENCE_REQUESTS[kind],
    initialValues,
    send: async (output) => {
      const isSaved = await editing.save(output as FormValues, async (current) => {
        await on.save(output as EntryValues, current);
        return true;
      });
      if (isSaved) on.onSaved();
    },
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <>
      <form
        ref={element}
        className="entry-form"
        aria-label={title}
        onSubmit={form.submit}
        onKeyDown={onKeyDown}
        noValidate
      >
        <div className="entry-fields">
          <TextField
            {...form.field('name')}
            id={`${prefix}-name`}
            label="Name"
            limit={REFERENCE_LIMITS.name}
            autoComplete="off"
          />
          {kind !== 'credential' && (
            <SelectField
              {...form.field('type')}
              id={`${prefix}-type`}
              label="Type"
              empty="Choose"
              options={TYPES[kind]}
            />
          )}
          <TextField
            {...form.field('code')}
            id={`${prefix}-code`}
            label="Code"
            limit={REFERENCE_LIMITS.code}
            autoComplete="off"
          />
          {kind === 'position' && (
            <CheckField {...form.field('approval')} id={`${prefix}-approval`} label="Needs approval" />
          )}
        </div>
        <div className="row-of-buttons">
          <Button type="submit" look="fill" small busy={form.busy}>
            {saveLabel}
          </Button>
          <Button look="quiet" small onClick={onCancel}>
            Cancel
          </Button>
          {hint && <p className="small muted">{hint}</p>}
        </div>
      </form>
      <FormConflict
        editing={editing}
        form={form}
        fields={FIELDS.filter(({ path }) => path in initialValues)}
        noun={KINDS[kind].noun}
        name={values.name}
      />
    </>
  );
}
