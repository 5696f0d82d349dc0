import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { JOB_LIMITS } from '#modules/postings/contract/api/rules';
import { DISTRICT_SIZES } from '#modules/shared/geography';
import type { SalaryUnit } from '#modules/shared/salary';
import { CheckField } from '#web/ui/fields/check-field';
import { DateField } from '#web/ui/fields/date-field';
import { MoneyField } from '#web/ui/fields/masked-fields';
import { RichTextField } from '#web/ui/fields/rich-text-field';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { FilesField, type FilesFieldProps } from './files-field';
import { FormSection, type SectionProps } from './form-section';
import { GeographyField } from './geography-field';
import { LikePostingNote } from './hints/like-posting-note';
import { UsualSalaryNote } from './hints/usual-salary-note';
import { clampReviewDate } from './job-values';

const sizes = DISTRICT_SIZES.map((size) => ({ value: size, label: size }));

const salaryUnits = [
  { value: 'year', label: 'Year' },
  { value: 'day', label: 'Day' },
  { value: 'hour', label: 'Hour' },
] satisfies { value: SalaryUnit; label: string }[];

interface Props extends SectionProps {
  job: Pick<JobForEdit, 'id' | 'jobListingNumber'> | null;
  /** Posters are shown what the organization has posted. */
  hasHints: boolean;
  files: FilesFieldProps;
  readOnly: boolean;
}

/** Position, dates, location, pay and description. */
export function PostingSection({ form, referenceData, status, job, hasHints, files, readOnly }: Props) {
  const { values } = form;
  const field = form.field;
  const salaryUnit = values.salaryUnit as SalaryUnit;
  const position = referenceData.positions.find((one) => one.id === values.position);
  const changeEnd = (endDate: string) => {
    const boardReviewDays = clampReviewDate(values.boardReviewDays, endDate);
    form.mantine.setValues({ endDate, boardReviewDays });
  };
  return (
    <FormSection id="posting-information" title="Job Posting Information" status={status}>
      <div className="pair">
        <dl className="field fact">
          <dt>Job Listing Number</dt>
          <dd className="num">{job?.jobListingNumber ?? 'Job is not submitted yet'}</dd>
        </dl>
        <TextField
          {...field('externalListingNumber')}
          label="External Listing Number"
          optional
          limit={JOB_LIMITS.externalListingNumber}
        />
      </div>
      <TextField {...field('title')} label="Title" limit={JOB_LIMITS.title} />
      {hasHints && <LikePostingNote organization={values.organization} title={values.title} except={job?.id} />}
      <SearchSelectField
        {...field('position')}
        label="Position"
        hint={position && approvalHint(position)}
        options={referenceData.positionGroups}
      />
      <div className="pair">
        <DateField {...field('startDate')} label="Listing Start Date" hint="From 12:00 AM" />
        <DateField
          {...field('endDate')}
          label="Listing End Date"
          hint="Until 11:59 PM"
          min={values.startDate}
          onChange={changeEnd}
        />
      </div>
      <CheckField {...field('isRemote')} label="This is a remote position" />
      <GeographyField field={field('geography')} />
      <SelectField {...field('districtSize')} label="District Size" empty="Choose a size" options={sizes} />
      {hasHints && position && <UsualSalaryNote form={form} position={position.name} />}
      <SelectField
        {...field('salaryUnit')}
        label="Salary Unit"
        hint="What the amounts below are paid for."
        options={salaryUnits}
      />
      <div className="pair">
        <MoneyField {...field('salaryMin')} label="Minimum Salary" unit={salaryUnit} optional />
        <MoneyField {...field('salaryMax')} label="Maximum Salary" unit={salaryUnit} optional />
      </div>
      <CheckField {...field('isSalaryShow')} label="Show salary to applicants" />
      <RichTextField
        {...field('description')}
        label="Position Description"
        limit={JOB_LIMITS.description}
        readOnly={readOnly}
      />
      <FilesField {...files} />
    </FormSection>
  );
}

const approvalHint = ({ type, approval }: { type: string; approval: boolean }) =>
  approval ? `${type}. Postings for this position need approval before they are listed.` : type;
