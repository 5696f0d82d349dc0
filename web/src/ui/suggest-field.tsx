import { Autocomplete } from '@mantine/core';
import { Field, type FieldProps } from './field';
import { Mantine } from './mantine';
import './suggest-field.css';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  suggestions: readonly string[];
  autoComplete?: string;
}

/** A text with suggestions while one types; what is not among them is as good. */
export function SuggestField({ label, hint, error, optional, limit, suggestions, value, ...rest }: Props) {
  return (
    <Field id={rest.id} {...{ label, hint, error, optional, limit }} text={value}>
      {(control) => (
        <Mantine>
          <Autocomplete
            {...rest}
            {...control}
            className={undefined}
            classNames={{ input: control.className, options: 'suggestions' }}
            // Beside its field and scrolled by the list itself, so that it is a part of the page and of the combobox.
            comboboxProps={{ withinPortal: false }}
            withScrollArea={false}
            data={[...suggestions]}
            value={value}
            limit={50}
            error={control['aria-invalid']}
            withErrorStyles={false}
          />
        </Mantine>
      )}
    </Field>
  );
}
