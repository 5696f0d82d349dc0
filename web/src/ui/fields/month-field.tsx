import './month-field.css';
import type { FocusEvent } from 'react';
import { MONTHS } from '#modules/profiles/contract/api/months';
import { FieldError } from './field';
import { monthParts, monthValue, yearChoices } from './month-value';
import { NativeSelect } from './native-select';

interface Props {
  id: string;
  label: string;
  error?: string;
  optional?: boolean;
  /** "March 2020", one of both words while the other is missing, or empty. */
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** Month and year in two selects. The first has the field's id, for links of the error summary. */
export function MonthField({ id, label, error, optional, value, onChange, onBlur }: Props) {
  const { month, year } = monthParts(value);
  const control = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${id}-error`,
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Between its two selects the field is incomplete, which is no error yet.
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend in a form is the large heading of a part.
    <div className={error ? 'field bad' : 'field'} role="group" aria-labelledby={`${id}-label`} onBlur={leave}>
      <span className="label" id={`${id}-label`}>
        {label} {optional && <span className="aside">(optional)</span>}
      </span>
      {error && <FieldError id={id} error={error} />}
      <div className="month-field">
        <NativeSelect
          {...control}
          id={id}
          aria-label={`${label}, month`}
          value={month}
          onChange={(event) => onChange(monthValue(event.target.value, year))}
        >
          <option value="">Month</option>
          {MONTHS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
        <NativeSelect
          {...control}
          aria-label={`${label}, year`}
          value={year}
          onChange={(event) => onChange(monthValue(month, event.target.value))}
        >
          <option value="">Year</option>
          {yearChoices(new Date().getFullYear(), year).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
