import { type ReactNode, useEffect } from 'react';
import { icons } from '../icons';
import { CharactersLeft } from './characters-left';

export interface FieldProps {
  /** The path of the value in the form; the target of error summary and deep links. */
  id: string;
  label: ReactNode;
  /** Between label and input. */
  hint?: ReactNode;
  error?: string;
  /** Marks optional fields. */
  optional?: boolean;
  /** Shows "N characters left". */
  limit?: number;
}

/** Props that the control inside a Field must receive. */
interface ControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** The text to count. */
  text?: string;
  /** Between hint and error, such as the password rules; its id is `${id}-extra`. */
  extra?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, error and counter around a control. Ready-made fields are in text-field.tsx and its neighbours. */
export function Field({ id, label, hint, error, optional, limit, text = '', extra, children }: Props) {
  const describedBy = [hint && `${id}-hint`, extra && `${id}-extra`, error && `${id}-error`].filter(Boolean).join(' ');

  useEffect(() => {
    // Mantine's inputs overwrite this attribute with the ids of their own labels and hints, which are unused here.
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
      {limit !== undefined && <CharactersLeft limit={limit} used={text.length} />}
    </div>
  );
}

/** The error message at a field, worded as in the summary. */
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
