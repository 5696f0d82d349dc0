import '../mantine.css';
import './suggest-field.css';
import { Autocomplete } from '@mantine/core';
import { Field, type FieldProps } from './field';

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  suggestions: readonly string[];
  autoComplete?: string;
}

/** A text field with suggestions; other values are valid too. */
export function SuggestField({ label, hint, error, optional, limit, suggestions, value, ...rest }: Props) {
  return (
    <Field id={rest.id} {...{ label, hint, error, optional, limit }} text={value}>
      {(control) => (
        <Autocomplete
          {...rest}
          {...control}
          className={undefined}
          classNames={{ input: control.className, options: 'suggestions' }}
          // Next to its field and scrolled by the list itself, so that it belongs to the page and the combobox.
          // Always below: above, it would cover label and hint.
          comboboxProps={{ withinPortal: false, middlewares: { flip: false } }}
          withScrollArea={false}
          data={[...suggestions]}
          value={value}
          limit={50}
          error={control['aria-invalid']}
          withErrorStyles={false}
        />
      )}
    </Field>
  );
}
