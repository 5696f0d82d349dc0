import { lazy, Suspense } from 'react';
import { JOB_LIMITS } from '../../../../../modules/postings/contract/api-rules';
import { CharactersLeft } from '../../../ui/characters-left';
import { FieldError } from '../../../ui/field';

const Editor = lazy(() => import('./description-editor'));

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  onChange(html: string): void;
  onBlur(): void;
  readOnly: boolean;
}

/** The position's text with its marks; the editor comes when the form is there (W5.42). */
export function DescriptionField({ id, value, error, readOnly, ...rest }: Props) {
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="label" id={`${id}-label`}>
        Position Description
      </span>
      <p className="hint" id={`${id}-hint`}>
        Up to {JOB_LIMITS.description.toLocaleString('en-US')} characters; hidden formatting is counted.
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
      <CharactersLeft limit={JOB_LIMITS.description} used={value.length} />
    </div>
  );
}
