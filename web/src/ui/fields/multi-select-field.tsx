import '../mantine.css';
import './suggest-field.css';
import './multi-select-field.css';
import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { expandGroupEntries, filterGroupEntries, withGroupEntries } from './group-choice';
import { LIST_PORTAL } from './list-portal';
import type { Option, OptionGroup } from './select-field';

interface Props extends FieldProps {
  value: readonly string[];
  onChange(value: string[]): void;
  options: readonly (Option | OptionGroup)[];
  /** Shown if nothing is selected, such as "Any". */
  placeholder?: string;
  /** Renders the list inside the field's native dialog, which would otherwise cover it. */
  inDialog?: boolean;
  /** Counts the selected values in one line, for fields whose values are named next to them. */
  counted?: boolean;
  /** For options in groups: offers each group as a whole, and all that a search finds. */
  byGroup?: boolean;
}

/** A searchable multi-select; each selected value can be removed. */
export function MultiSelectField({
  label,
  hint,
  error,
  optional,
  options,
  value,
  placeholder,
  inDialog,
  counted,
  byGroup,
  onChange,
  ...rest
}: Props) {
  const [search, setSearch] = useState('');
  const groups = byGroup ? options.filter((entry) => 'group' in entry) : [];
  const data = byGroup
    ? withGroupEntries(groups, value)
    : options.map((entry) => ('group' in entry ? { group: entry.group, items: [...entry.options] } : { ...entry }));
  const chosen = counted ? `${value.length} chosen` : undefined;
  return (
    <Field id={rest.id} {...{ label, hint, error, optional }}>
      {(control) => (
        <MultiSelect
          {...rest}
          {...control}
          className={counted ? 'multi counted' : 'multi'}
          data={data}
          value={[...value]}
          onChange={(next) => onChange(byGroup ? expandGroupEntries(next, groups, search) : next)}
          {...(byGroup && { searchValue: search, onSearchChange: setSearch, filter: filterGroupEntries(value) })}
          placeholder={value.length ? chosen : placeholder}
          searchable
          clearable
          limit={100}
          comboboxProps={{ withinPortal: !inDialog, portalProps: LIST_PORTAL }}
          hidePickedOptions={!counted}
          // Scrolled by the list itself, so that the combobox keys reach all of it.
          withScrollArea={false}
          classNames={{ options: 'suggestions' }}
          nothingFoundMessage="Nothing found"
          error={control['aria-invalid']}
          withErrorStyles={false}
        />
      )}
    </Field>
  );
}
