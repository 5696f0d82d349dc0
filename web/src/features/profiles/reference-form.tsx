import { MIN_REFERENCES, PROFILE_LIMITS, Reference } from '../../../../modules/profiles/contract/api';
import { numberOrText } from '../../lib/formatting/amount';
import { PhoneField } from '../../ui/fields/masked-fields';
import { TextField } from '../../ui/fields/text-field';
import { describeReference } from './describe-reference';
import { RowForm, useRowForm } from './rows/row-form';
import type { RowFormProps, RowKind } from './rows/row-kind';

export type ReferenceDraft = Omit<Reference, 'yearsKnown'> & { yearsKnown: number | string };

const BLANK: ReferenceDraft = {
  firstName: '',
  lastName: '',
  yearsKnown: '',
  phoneNumber: '',
  organizationName: '',
  position: '',
};

export const referenceKind: RowKind<Reference, ReferenceDraft> = {
  Form: ReferenceForm,
  noun: 'reference',
  describe: describeReference,
  count: (rows) => `${rows} of ${MIN_REFERENCES} references`,
  sort: (rows) => rows,
  max: PROFILE_LIMITS.references,
  allowsNone: false,
};

/** One reference (W2.45, W2.46). */
function ReferenceForm(props: RowFormProps<Reference, ReferenceDraft>) {
  const form = useRowForm(props, { schema: Reference, initialValues: props.row ?? BLANK, idPrefix: 'reference-' });
  const { field, mantine, values } = form;
  const { name, organizationName, position } = PROFILE_LIMITS;
  return (
    <RowForm form={form} row={props}>
      <div className="pair">
        <TextField {...field('firstName')} label="First Name" limit={name} />
        <TextField {...field('lastName')} label="Last Name" limit={name} />
      </div>
      <div className="pair">
        <TextField
          {...field('yearsKnown')}
          value={String(values.yearsKnown)}
          onChange={(text) => mantine.setFieldValue('yearsKnown', numberOrText(text))}
          label="Years Known"
          inputMode="numeric"
        />
        <PhoneField {...field('phoneNumber')} label="Phone Number" />
      </div>
      <TextField {...field('organizationName')} label="Organization" optional limit={organizationName} />
      <TextField {...field('position')} label="Position" optional limit={position} />
    </RowForm>
  );
}
