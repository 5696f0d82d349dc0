import { DISTRICT_SIZES, GEOGRAPHY_NAMES, type Geography } from '../../../../../modules/postings/contract/api-lists';
import { JOB_LIMITS } from '../../../../../modules/postings/contract/api-rules';
import { CheckField, RadioField } from '../../../ui/check-field';
import { DateField } from '../../../ui/date-field';
import { MoneyField } from '../../../ui/masked-fields';
import { RichTextField } from '../../../ui/rich-text-field';
import { SearchSelectField } from '../../../ui/search-select-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FilesField, type FilesFieldProps } from './files-field';
import { FormSection, type SectionProps } from './form-section';
import { pushedReview } from './job-values';

const sizes = DISTRICT_SIZES.map((size) => ({ value: size, label: size }));
const regions = (['NW', 'NC', 'NE', 'SW', 'SC', 'SE', 'ST'] as const).map((value) => ({
  value,
  label: GEOGRAPHY_NAMES[value],
}));

interface Props extends SectionProps {
  listingNumber: number | null;
  files: FilesFieldProps;
  readOnly: boolean;
}

/** The position, its dates, place and pay, and its text (W5.18, W5.29–W5.38, W5.42, W5.47, W5.48). */
export function PostingSection({ form, choices, standing, listingNumber, files, readOnly }: Props) {
  const { values } = form;
  const field = form.field;
  const position = choices.positions.find((one) => one.id === values.position);
  const changeEnd = (endDate: string) => {
    const boardReviewDays = pushedReview(values.boardReviewDays, endDate);
    form.mantine.setValues({ endDate, boardReviewDays });
  };
  return (
    <FormSection id="posting-information" title="Job Posting Information" standing={standing}>
      <div className="pair">
        <dl className="field fact">
          <dt>Job Listing Number</dt>
          <dd className="num">{listingNumber ?? 'Job is not submitted yet'}</dd>
        </dl>
        <TextField
          {...field('externalListingNumber')}
          label="External Listing Number"
          optional
          limit={JOB_LIMITS.externalListingNumber}
        />
      </div>
      <TextField {...field('title')} label="Title" limit={JOB_LIMITS.title} />
      <SearchSelectField
        {...field('position')}
        label="Position"
        hint={position && approvalHint(position)}
        options={choices.positionGroups}
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
      <div className="regions">
        <RadioField<Geography>
          {...field('geography')}
          value={values.geography as Geography | ''}
          label="Geography"
          hint="The region of the state, or Statewide."
          options={regions}
        />
      </div>
      <SelectField {...field('districtSize')} label="District Size" empty="Choose a size" options={sizes} />
      <div className="pair">
        <MoneyField {...field('salaryMin')} label="Minimum Salary" optional />
        <MoneyField {...field('salaryMax')} label="Maximum Salary" optional />
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
