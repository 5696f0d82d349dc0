import { EXPERIENCE_TYPES } from '#modules/profiles/contract/api/experience-types';
import { Career, HISTORY_LIMITS, OTHER_TITLE } from '#modules/profiles/contract/api/history';
import { usePositions } from '#web/lib/queries/directory';
import { RadioField } from '#web/ui/fields/check-field';
import { PhoneField } from '#web/ui/fields/masked-fields';
import { MonthField } from '#web/ui/fields/month-field';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextAreaField, TextField } from '#web/ui/fields/text-field';
import { describeCareer } from '#web/ui/history/describe-career';
import { RowForm, useRowForm } from '../rows/row-form';
import type { RowFormProps, RowKind } from '../rows/row-kind';
import { HISTORY_KIND } from './history-kind';
import { titleOptions } from './title-options';
import { flagValue, YES_NO } from './yes-no';

const BLANK: Career = {
  title: '',
  titleOther: '',
  typeOfExperience: '',
  companyName: '',
  startDate: '',
  currentlyEmployed: 0,
  endDate: '',
  reasonForLeaving: '',
  companyPhone: '',
  supervisorName: '',
  description: '',
};

const experiences = EXPERIENCE_TYPES.map((value) => ({ value, label: value }));

export const careerKind: RowKind<Career, Career> = {
  Form: CareerForm,
  path: 'careers',
  section: 'Career History',
  noun: 'job',
  describe: describeCareer,
  ...HISTORY_KIND,
};

/** One job. */
function CareerForm(props: RowFormProps<Career, Career>) {
  const form = useRowForm(props, { schema: Career, initialValues: props.row ?? BLANK, idPrefix: 'career-' });
  const { field, mantine, values } = form;
  const positions = usePositions();
  const { name, text } = HISTORY_LIMITS;
  const isCurrent = values.currentlyEmployed === 1;
  const setTitle = (title: string) => mantine.setValues({ title, ...(title !== OTHER_TITLE && { titleOther: '' }) });
  const setCurrent = (isYes: boolean) =>
    mantine.setValues(isYes ? { currentlyEmployed: 1, endDate: '', reasonForLeaving: '' } : { currentlyEmployed: 0 });
  return (
    <RowForm form={form} row={props}>
      <div className="pair">
        <SearchSelectField
          {...field('title')}
          onChange={setTitle}
          label="Title"
          hint={positions.isError ? 'The list could not be loaded: choose Other' : 'Choose Other to type your own'}
          options={titleOptions(positions.data ?? [], props.row?.title ?? values.title)}
        />
        <SelectField
          {...field('typeOfExperience')}
          onChange={(value) => mantine.setFieldValue('typeOfExperience', value as Career['typeOfExperience'])}
          label="Type of experience"
          hint="The nearest one"
          optional
          options={experiences}
          empty="None chosen"
        />
      </div>
      {values.title === OTHER_TITLE && <TextField {...field('titleOther')} label="Other title" limit={name} />}
      <TextField {...field('companyName')} label="Employer" limit={name} autoComplete="organization" />
      <MonthField {...field('startDate')} label="Start Date" />
      <RadioField
        {...field('currentlyEmployed')}
        value={flagValue(values.currentlyEmployed)}
        onChange={(value) => setCurrent(value === 'yes')}
        label="Do you work here now?"
        hint="A current job has no end date and no reason for leaving."
        options={YES_NO}
      />
      {!isCurrent && (
        <>
          <MonthField {...field('endDate')} label="End Date" optional />
          <TextAreaField {...field('reasonForLeaving')} label="Reason for leaving" optional limit={text} rows={3} />
        </>
      )}
      <div className="pair">
        <PhoneField {...field('companyPhone')} label="Employer phone" optional />
        <TextField {...field('supervisorName')} label="Supervisor" optional limit={name} />
      </div>
      <TextAreaField {...field('description')} label="Description" optional limit={text} rows={4} />
    </RowForm>
  );
}
