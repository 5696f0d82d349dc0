import type { ReactNode } from 'react';
import { ANSWERS, type Answer, MAX_FILTER_TEXT } from '#modules/reporting/contract/api/reports';
import { RadioField } from '#web/ui/fields/check-field';
import { DateField } from '#web/ui/fields/date-field';
import { MultiSelectField } from '#web/ui/fields/multi-select-field';
import { type Option, type OptionGroup, SelectField } from '#web/ui/fields/select-field';
import { SuggestField } from '#web/ui/fields/suggest-field';
import { TextField } from '#web/ui/fields/text-field';
import { DATE_MEANINGS, FILTERS } from './filters';

const ANSWER_NAMES: Record<Answer, string> = { yes: 'Yes', no: 'No', na: 'N/A' };
const ANSWER_OPTIONS = ANSWERS.map((value) => ({ value, label: ANSWER_NAMES[value] }));

interface Props {
  name: string;
  values: readonly string[];
  /** Of a list that the server has. */
  options?: readonly (Option | OptionGroup)[] | undefined;
  suggestions?: readonly string[] | undefined;
  error: string | undefined;
  onChange(values: readonly string[]): void;
}

/** Values that the field names; more are counted. */
const MAX_NAMED = 3;
const segments = (radios: ReactNode) => <div className="segments">{radios}</div>;

/** A hard stop, as `maxLength` of a text field. */
const cut = (onChange: (value: string) => void) => (value: string) => onChange(value.slice(0, MAX_FILTER_TEXT));

/** The field of one filter, by its kind. */
export function FilterField({ name, values, options, suggestions, error, onChange }: Props) {
  const filter = FILTERS[name];
  if (!filter) return null;
  const { label, kind, options: fixed = options ?? [] } = filter;
  const setOne = (value: string) => onChange(value ? [value] : []);
  const common = { id: name, label, ...(error && { error }) };
  const one = { ...common, value: values[0] ?? '', onChange: setOne };
  if (kind === 'day') return <DateField {...one} />;
  if (kind === 'text' && suggestions)
    return (
      <SuggestField
        {...one}
        limit={MAX_FILTER_TEXT}
        suggestions={suggestions}
        onChange={cut(setOne)}
        autoComplete="off"
      />
    );
  if (kind === 'text')
    return <TextField {...one} limit={MAX_FILTER_TEXT} maxLength={MAX_FILTER_TEXT} autoComplete="off" />;
  if (kind === 'choice') return <SelectField {...one} empty="Any" options={fixed} />;
  if (kind === 'list')
    return (
      <MultiSelectField
        {...common}
        value={values}
        onChange={onChange}
        options={fixed}
        placeholder="Any"
        byGroup={name === 'positions'}
        counted={values.length > MAX_NAMED}
      />
    );
  if (kind === 'date')
    return (
      <RadioField
        {...common}
        hint={DATE_MEANINGS[one.value || 'started']}
        value={one.value || 'started'}
        onChange={(value) => setOne(value === 'started' ? '' : value)}
        options={fixed as readonly Option[]}
        layout={segments}
      />
    );
  return (
    <RadioField
      {...common}
      value={ANSWERS.find((answer) => answer === values[0]) ?? 'na'}
      onChange={(answer) => setOne(answer === 'na' ? '' : answer)}
      options={ANSWER_OPTIONS}
      layout={segments}
    />
  );
}
