import { type ReactNode, useEffect } from 'react';
import { CharactersLeft } from './characters-left';
import { icons } from './icons';

export interface FieldProps {
  /** The path of the value in the form; error summary and deep links point at it. */
  id: string;
  label: ReactNode;
  /** Between label and input (U21). */
  hint?: ReactNode;
  error?: string;
  /** Marks the few fields that may stay empty. */
  optional?: boolean;
  /** Shows "N characters left"; left out on inputs of 10 characters or fewer. */
  limit?: number;
}

/** What a control inside a Field must carry. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** The text whose characters are counted. */
  text?: string;
  /** Between hint and error, such as the password rules; its id is `${id}-extra`. */
  extra?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, error and counter around any control; the usual ones are in text-field.tsx and its neighbours. */
export function Field({ id, label, hint, error, optional, limit, text = '', extra, children }: Props) {
  const counted = limit !== undefined && limit > 10;
  const describedBy = [hint && `${id}-hint`, extra && `${id}-extra`, error && `${id}-error`].filter(Boolean).join(' ');

  useEffect(() => {
    // The library's inputs write over what they are given here with what their own labels would say, which is nothing.
    const input = document.getElementById(id);
    if (describedBy) input?.setAttribute('aria-describedby', describedBy);
    else input?.removeAttribute('aria-describedby');
  }, [id, describedBy]);

  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="aside">(optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {extra && <div id={`${id}-extra`}>{extra}</div>}
      {error && <FieldError id={id} error={error} />}
      {children({
        id,
        className: 'in',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {counted && <CharactersLeft limit={limit} used={text.length} />}
    </div>
  );
}

/** The message at a field, in the same words as in the summary. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className="err-text" id={`${id}-error`}>
      {icons.alert}
      <span>
        <span className="vh">Error: </span>
        {error}
      </span>
    </p>
  );
}
