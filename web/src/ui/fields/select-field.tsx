import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';
import { NativeSelect } from './native-select';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface OptionGroup {
  group: string;
  options: readonly Option[];
}

interface Props
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** Flat or grouped. */
  options: readonly (Option | OptionGroup)[];
  /** Label of the empty option: "Any", "Choose a county". Without it the first option is selected. */
  empty?: string;
}

/** A native select. For hundreds of options use SearchSelectField. */
export function SelectField({ label, hint, error, optional, options, empty, value, onChange, ...native }: Props) {
  return (
    <Field id={native.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <NativeSelect {...native} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((entry) =>
            'group' in entry ? (
              <optgroup key={entry.group} label={entry.group}>
                {entry.options.map(option)}
              </optgroup>
            ) : (
              option(entry)
            ),
          )}
        </NativeSelect>
      )}
    </Field>
  );
}

const option = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
