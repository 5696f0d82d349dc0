import { type Ref, useEffect } from 'react';
import { PROFILE_LIMITS, Reference } from '../../../../modules/profiles/contract/api';
import { useZodForm } from '../../lib/forms/use-zod-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { PhoneField } from '../../ui/fields/masked-fields';
import { TextField } from '../../ui/fields/text-field';

type Row = {
  firstName: string;
  lastName: string;
  yearsKnown: number | string;
  organizationName: string;
  position: string;
  phoneNumber: string;
};

const BLANK: Row = { firstName: '', lastName: '', yearsKnown: '', organizationName: '', position: '', phoneNumber: '' };

interface Props {
  ref: Ref<HTMLFormElement>;
  /** Null for a new one. */
  reference: Reference | null;
  onAdd(reference: Reference): void;
  /** Reports whether the form has input that is not in the list yet. */
  onDirty(isDirty: boolean): void;
  onCancel(): void;
}

/** The form of one reference; it changes the list on the page only (W2.7, W2.8). */
export function ReferenceForm({ ref, reference, onAdd: onKeep, onDirty, onCancel }: Props) {
  const form = useZodForm<Row, Reference>({
    schema: Reference,
    initialValues: reference ?? BLANK,
    send: async (value) => onKeep(value),
  });
  const { field, mantine, values } = form;
  const { name, organizationName, position } = PROFILE_LIMITS;
  const isDirty = mantine.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <form
      ref={ref}
      className="form profile-row-form"
      noValidate
      aria-label={reference ? `Edit ${reference.firstName} ${reference.lastName}` : 'New reference'}
      onSubmit={form.submit}
    >
      <ErrorSummary problems={form.problems} submitCount={form.submitCount} />
      <div className="pair">
        <TextField {...field('firstName')} label="First Name" limit={name} />
        <TextField {...field('lastName')} label="Last Name" limit={name} />
      </div>
      <div className="pair">
        <TextField
          {...field('yearsKnown')}
          value={String(values.yearsKnown)}
          onChange={(text) => mantine.setFieldValue('yearsKnown', text === '' ? '' : Number(text))}
          label="Years Known"
          type="number"
          min={0}
          max={PROFILE_LIMITS.yearsKnown}
        />
        <PhoneField {...field('phoneNumber')} label="Phone Number" />
      </div>
      <TextField {...field('organizationName')} label="Organization" optional limit={organizationName} />
      <TextField {...field('position')} label="Position" optional limit={position} />
      <div className="row-of-buttons">
        <Button type="submit">{reference ? 'Save entry' : 'Add entry'}</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
