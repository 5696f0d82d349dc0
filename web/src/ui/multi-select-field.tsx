import { MultiSelect } from '@mantine/core';
import { Field, type FieldProps } from './field';
import { Mantine } from './mantine';
import './multi-select-field.css';
import type { Option, OptionGroup } from './select-field';

interface Props extends FieldProps {
  value: readonly string[];
  onChange(value: string[]): void;
  options: readonly (Option | OptionGroup)[];
  /** Shown while nothing is chosen, such as "Any". */
  placeholder?: string;
  /** A native dialog covers all that does not stand inside it. */
  inDialog?: boolean;
}

/** Several values of a list one types into; each chosen one can be taken away again. */
export function MultiSelectField({
  label,
  hint,
  error,
  optional,
  options,
  value,
  placeholder,
  inDialog,
  ...rest
}: Props) {
  const data = options.map((entry) =>
    'group' in entry ? { group: entry.group, items: [...entry.options] } : { ...entry },
  );
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <Mantine>
          <MultiSelect
            {...rest}
            {...control}
            className="multi"
            data={data}
            value={[...value]}
            placeholder={value.length ? undefined : placeholder}
            searchable
            clearable
            limit={100}
            comboboxProps={{ withinPortal: !inDialog }}
            hidePickedOptions
            nothingFoundMessage="Nothing found"
            error={control['aria-invalid']}
            withErrorStyles={false}
          />
        </Mantine>
      )}
    </Field>
  );
}
