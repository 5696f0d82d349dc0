import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { POSITION_TYPES } from '#modules/directory/contract/api/choices';
import {
  CERTIFICATION_TYPES,
  REFERENCE_LIMITS,
  REFERENCE_REQUESTS,
} from '#modules/directory/contract/api/reference-data';
import type { ReferenceKind } from '#modules/directory/contract/api/reference-kinds';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import type { EntryValues } from './queries';

interface Props {
  kind: ReferenceKind;
  /** The accessible name of the form. */
  title: string;
  values: EntryValues;
  saveLabel: string;
  hint?: string;
  /** Rejects with ApiError; on success the form is closed by its owner. */
  save(values: EntryValues): Promise<void>;
  onCancel(): void;
  /** Shown above the buttons. */
  children?: ReactNode;
}

const options = (types: readonly string[]) => types.map((type) => ({ value: type, label: type }));
const TYPES = { position: options(POSITION_TYPES), certification: options(CERTIFICATION_TYPES), credential: [] };

/** Name, type, code and approval of an entry. Enter saves, Escape leaves it as it was. */
export function EntryForm({ kind, title, values, saveLabel, hint, save, onCancel, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  // Two forms may be open at once.
  const prefix = useId();
  const form = useZodForm({
    schema: REFERENCE_REQUESTS[kind],
    initialValues: {
      name: values.name,
      ...(kind === 'credential' ? {} : { type: values.type ?? '' }),
      code: values.code,
      ...(kind === 'position' ? { approval: values.approval ?? false } : {}),
    } as { name: string; type: string; code: string; approval: boolean },
    send: (output) => save(output as EntryValues),
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
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
      {children}
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
  );
}
