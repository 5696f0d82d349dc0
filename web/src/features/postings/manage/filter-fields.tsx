import { SHOWN_STATUS_NAMES, SHOWN_STATUSES } from '#modules/postings/contract/api/lists';
import { DateField } from '#web/ui/fields/date-field';
import { MultiSelectField } from '#web/ui/fields/multi-select-field';
import { TextField } from '#web/ui/fields/text-field';
import type { ReferenceData } from '../reference-data';
import type { Filters } from './filters';

/** Maximum length of search text fields. */
const MAX_LENGTH = 50;
const statuses = SHOWN_STATUSES.map((value) => ({ value, label: SHOWN_STATUS_NAMES[value] }));

interface Props {
  draft: Filters;
  onChange(draft: Filters): void;
  referenceData: ReferenceData | undefined;
  /** Of the sheet's fields, which stand beside those of the page. */
  inDialog?: boolean;
}

export const fieldId = (name: keyof Filters, inDialog?: boolean) => (inDialog ? `sheet-${name}` : name);

/** The filters that always stand above the list. */
export function MainFilters(props: Props) {
  const { text, list } = bind(props);
  const counted = !props.inDialog;
  const organizations = props.referenceData?.organizations.map(({ accountNumber, label }) => ({
    value: accountNumber,
    label,
  }));
  return (
    <>
      <TextField {...text('jobNumber')} label="Job Number" />
      <TextField {...text('title')} label="Title" />
      <MultiSelectField
        {...list('organizations')}
        {...{ counted }}
        label="Organization"
        options={organizations ?? []}
      />
      <MultiSelectField {...list('statuses')} {...{ counted }} label="Status" options={statuses} />
    </>
  );
}

/** The others. */
export function MoreFilters(props: Props) {
  const { text, list, day } = bind(props);
  const { draft, referenceData } = props;
  return (
    <>
      <TextField {...text('city')} label="City" />
      <MultiSelectField {...list('positions')} label="Position" options={referenceData?.positionGroups ?? []} />
      <MultiSelectField {...list('iu')} label="IU" options={referenceData?.units ?? []} />
      <MultiSelectField {...list('county')} label="County" options={referenceData?.counties ?? []} />
      <div className="manage-days">
        <DateField {...day('startDate')} label="Started from" max={draft.endDate || undefined} />
        <DateField {...day('endDate')} label="Started until" min={draft.startDate || undefined} />
      </div>
      <p className="small muted manage-hint">A Job Number is looked for in all dates.</p>
    </>
  );
}

function bind({ draft, onChange, inDialog }: Props) {
  const set = <Name extends keyof Filters>(name: Name) => ({
    id: fieldId(name, inDialog),
    value: draft[name],
    onChange: (value: Filters[Name]) => onChange({ ...draft, [name]: value }),
  });
  return {
    text: (name: 'jobNumber' | 'title' | 'city') => ({ ...set(name), limit: MAX_LENGTH, maxLength: MAX_LENGTH }),
    list: (name: 'organizations' | 'positions' | 'statuses' | 'iu' | 'county') => ({
      ...set(name),
      placeholder: 'Any',
      inDialog,
    }),
    day: (name: 'startDate' | 'endDate') => set(name),
  };
}
