import '../mantine.css';
import './suggest-field.css';
import { Select } from '@mantine/core';
import { Field, type FieldProps } from './field';
import { LIST_PORTAL } from './list-portal';
import type { Option, OptionGroup } from './select-field';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  options: readonly (Option | OptionGroup)[];
  placeholder?: string;
  disabled?: boolean;
  /** Renders the list inside the field's native dialog, which would otherwise cover it. */
  inDialog?: boolean;
}

/** A searchable select for long lists such as the 778 organizations. An empty string means no selection. */
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
        <Select
          {...rest}
          {...control}
          className={undefined}
          classNames={{ input: control.className, options: 'suggestions' }}
          withScrollArea={false}
          data={data}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
          searchable
          clearable={!rest.disabled}
          clearButtonProps={{ size: '24px' }}
          limit={100}
          comboboxProps={{ withinPortal: !inDialog, portalProps: LIST_PORTAL }}
          nothingFoundMessage="Nothing found"
          error={control['aria-invalid']}
          withErrorStyles={false}
          rightSectionPointerEvents="all"
        />
      )}
    </Field>
  );
}
