import { z } from 'zod';
import { MIN_REFERENCES, PROFILE_LIMITS, Reference } from '#modules/profiles/contract/api/profile';
import { numberOrText } from '#web/lib/formatting/amount';
import { PhoneField } from '#web/ui/fields/masked-fields';
import { TextField } from '#web/ui/fields/text-field';
import { describeReference } from './describe-reference';
import { RowForm, useRowForm } from './rows/row-form';
import type { RowFormProps, RowKind } from './rows/row-kind';

export type ReferenceDraft = Omit<Reference, 'yearsKnown'> & { yearsKnown: string };

/** The years stay as they are typed until they are checked: "1.0" may become "1.05". */
const ReferenceInput = z.preprocess((value) => {
  const draft = value as ReferenceDraft;
  return { ...draft, yearsKnown: numberOrText(draft.yearsKnown) };
}, Reference);

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
  path: 'references',
  section: 'References',
  noun: 'reference',
  describe: describeReference,
  count: (rows) => `${rows} of ${MIN_REFERENCES} references`,
  sort: (rows) => rows,
  max: PROFILE_LIMITS.references,
  allowsNone: false,
};

/** One reference. */
function ReferenceForm(props: RowFormProps<Reference, ReferenceDraft>) {
  const initialValues = props.row ? { ...props.row, yearsKnown: String(props.row.yearsKnown) } : BLANK;
  const form = useRowForm(props, { schema: ReferenceInput, initialValues, idPrefix: 'reference-' });
  const { field } = form;
  const { name, organizationName, position } = PROFILE_LIMITS;
  return (
    <RowForm form={form} row={props}>
      <div className="pair">
        <TextField {...field('firstName')} label="First Name" limit={name} />
        <TextField {...field('lastName')} label="Last Name" limit={name} />
      </div>
      <div className="pair">
        <TextField {...field('yearsKnown')} label="Years Known" inputMode="decimal" />
        <PhoneField {...field('phoneNumber')} label="Phone Number" />
      </div>
      <TextField {...field('organizationName')} label="Organization" optional limit={organizationName} />
      <TextField {...field('position')} label="Position" optional limit={position} />
    </RowForm>
  );
}
