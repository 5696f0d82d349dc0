import { lazy, Suspense } from 'react';
import { CharactersLeft } from './characters-left';
import { FieldError } from './field';

const Editor = lazy(() => import('./rich-text-editor'));

interface Props {
  id: string;
  label: string;
  /** Characters, hidden formatting among them. */
  limit: number;
  value: string;
  error: string | undefined;
  onChange(html: string): void;
  onBlur(): void;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** A text with its marks; the editor comes when the form is there (W5.42). */
export function RichTextField({ id, label, limit, value, error, readOnly = false, ...rest }: Props) {
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <p className="hint" id={`${id}-hint`}>
        Up to {limit.toLocaleString('en-US')} characters; hidden formatting is counted.
      </p>
      {error && <FieldError id={id} error={error} />}
      <Suspense fallback={<div className="editor-space" />}>
        <Editor
          {...rest}
          id={id}
          value={value}
          readOnly={readOnly}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          isInvalid={Boolean(error)}
        />
      </Suspense>
      <CharactersLeft limit={limit} used={value.length} />
    </div>
  );
}
