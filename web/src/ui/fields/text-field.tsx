import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

interface TextBinding {
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
}

type NativeProps<T> = Omit<T, 'id' | 'value' | 'onChange' | 'onBlur' | 'className'>;
type TextProps = FieldProps & TextBinding & NativeProps<InputHTMLAttributes<HTMLInputElement>>;
type AreaProps = FieldProps & TextBinding & NativeProps<TextareaHTMLAttributes<HTMLTextAreaElement>>;

/** `<TextField {...form.field('city')} label="City" limit={255} autoComplete="address-level2" />` */
export function TextField({ label, hint, error, optional, limit, value, onChange, ...native }: TextProps) {
  return (
    <Field id={native.id} {...{ label, hint, error, optional, limit }} text={value}>
      {(control) => (
        <input type="text" {...native} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** `<TextAreaField {...form.field('essay')} label="Essay" limit={1000} rows={6} />` */
export function TextAreaField({ label, hint, error, optional, limit, value, onChange, ...native }: AreaProps) {
  return (
    <Field id={native.id} {...{ label, hint, error, optional, limit }} text={value}>
      {(control) => (
        <textarea rows={4} {...native} {...control} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
