import { DEGREE_TYPES, Education, HISTORY_LIMITS } from '#modules/profiles/contract/api/history';
import { MonthField } from '#web/ui/fields/month-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { describeEducation } from '#web/ui/history/describe-education';
import { RowForm, useRowForm } from '../rows/row-form';
import type { RowFormProps, RowKind } from '../rows/row-kind';
import { HISTORY_KIND } from './history-kind';

const BLANK: Education = { name: '', startDate: '', endDate: '', typeOfDegree: '', major: '', otherDegree: '' };

const degrees = DEGREE_TYPES.map((value) => ({ value, label: value }));

export const educationKind: RowKind<Education, Education> = {
  Form: EducationForm,
  path: 'educations',
  section: 'Education',
  noun: 'school',
  describe: describeEducation,
  ...HISTORY_KIND,
};

/** One school. */
function EducationForm(props: RowFormProps<Education, Education>) {
  const form = useRowForm(props, {
    schema: Education,
    initialValues: props.row ?? BLANK,
    idPrefix: 'education-',
  });
  const { field, mantine, values } = form;
  const limit = HISTORY_LIMITS.name;
  const setDegree = (typeOfDegree: Education['typeOfDegree']) =>
    mantine.setValues({ typeOfDegree, ...(typeOfDegree !== 'Other' && { otherDegree: '' }) });
  return (
    <RowForm form={form} row={props}>
      <TextField {...field('name')} label="School" limit={limit} hint="School, college or other institution" />
      <div className="pair">
        <MonthField {...field('startDate')} label="Start Date" />
        <MonthField {...field('endDate')} label="End Date" optional />
      </div>
      <div className="pair">
        <SelectField
          {...field('typeOfDegree')}
          onChange={(value) => setDegree(value as Education['typeOfDegree'])}
          label="Type of degree"
          optional
          options={degrees}
          empty="None chosen"
        />
        <TextField {...field('major')} label="Major" limit={limit} />
      </div>
      {values.typeOfDegree === 'Other' && <TextField {...field('otherDegree')} label="Other Degree" limit={limit} />}
    </RowForm>
  );
}
