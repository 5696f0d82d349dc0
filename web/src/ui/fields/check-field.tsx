import type { ReactNode } from 'react';
import { FieldError } from './field';

interface CheckProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: boolean;
  onChange(value: boolean): void;
  onBlur?(): void;
  disabled?: boolean;
}

/** One checkbox: `<CheckField {...form.field('isRemote')} label="This is a remote position" />`. */
export function CheckField({ id, label, hint, error, value, onChange, onBlur, disabled }: CheckProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad' : 'field'}>
      {error && <FieldError id={id} error={error} />}
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value}
          disabled={disabled}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
    </div>
  );
}

interface RadioProps<V extends string> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: V | '';
  onChange(value: V): void;
  onBlur?(): void;
  disabled?: boolean;
  options: readonly { value: V; label: string; hint?: string }[];
  /** Places the radio buttons, for a layout other than a column. */
  layout?(radios: ReactNode): ReactNode;
}

/** Radio buttons. The first option has the field's id, so that the error summary can link to it. */
export function RadioField<V extends string>(props: RadioProps<V>) {
  const { id, label, hint, error, value, onChange, onBlur, disabled, options, layout = (radios) => radios } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={error ? 'field bad' : 'field'}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
    >
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id} error={error} />}
      {layout(
        options.map((choice, index) => (
          <label className="check" key={choice.value}>
            <input
              id={index === 0 ? id : `${id}-${choice.value}`}
              type="radio"
              name={id}
              checked={value === choice.value}
              disabled={disabled}
              onBlur={onBlur}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.hint && <small>{choice.hint}</small>}
          </label>
        )),
      )}
    </div>
  );
}
