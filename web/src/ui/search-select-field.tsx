import { Select } from '@mantine/core';
import { Field, type FieldProps } from './field';
import { Mantine } from './mantine';
import type { Option, OptionGroup } from './select-field';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  options: readonly (Option | OptionGroup)[];
  placeholder?: string;
  disabled?: boolean;
  /** A native dialog covers all that does not stand inside it. */
  inDialog?: boolean;
}

/** A list one types into, for long ones such as the 778 organizations. An empty string means nothing chosen. */
export function SearchSelectField({
  label,
  hint,
  error,
  optional,
  options,
  onChange,
  value,
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
          <Select
            {...rest}
            {...control}
            className={undefined}
            classNames={{ input: control.className }}
            data={data}
            value={value || null}
            onChange={(chosen) => onChange(chosen ?? '')}
            searchable
            clearable={!rest.disabled}
            clearButtonProps={{ size: '24px' }}
            limit={100}
            comboboxProps={{ withinPortal: !inDialog }}
            nothingFoundMessage="Nothing found"
            error={control['aria-invalid']}
            withErrorStyles={false}
            rightSectionPointerEvents="all"
          />
        </Mantine>
      )}
    </Field>
  );
}
