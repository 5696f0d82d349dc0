import './rich-text-field.css';
import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../layout/use-near-viewport';
import { CharactersLeft } from './characters-left';
import { FieldError } from './field';
import type TextEditor from './rich-text-editor';
import { RichTextPlaceholder } from './rich-text-placeholder';

interface Props {
  id: string;
  label: string;
  /** Maximum length of the HTML, hidden formatting included. */
  limit: number;
  value: string;
  error: string | undefined;
  onChange(html: string): void;
  onBlur(): void;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** A rich text field. The heavy editor is loaded when the field is near the viewport or has the focus. */
export function RichTextField({ id, label, limit, value, error, readOnly = false, autoFocus = false, ...rest }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  const [hasFocus, setFocus] = useState(autoFocus);
  const Editor = useEditorModule(isNear || hasFocus);
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = { ...rest, id, value, readOnly, labelledBy: `${id}-label`, describedBy, isInvalid: Boolean(error) };
  return (
    <div ref={root} className={error ? 'field bad' : 'field'}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <p className="hint" id={`${id}-hint`}>
        Up to {limit.toLocaleString('en-US')} characters; hidden formatting is counted. Tab leaves the text; the buttons
        above it, or Ctrl+] and Ctrl+[, indent a list.
      </p>
      {error && <FieldError id={id} error={error} />}
      {Editor ? (
        <Editor {...shared} autoFocus={hasFocus} />
      ) : (
        <RichTextPlaceholder {...shared} onFocusChange={setFocus} />
      )}
      <CharactersLeft limit={limit} used={value.length} />
    </div>
  );
}

/**
 * Null until the module is loaded. State instead of Suspense, which would remount the placeholder and lose its text.
 */
function useEditorModule(isWanted: boolean): typeof TextEditor | null {
  const [editor, setEditor] = useState<typeof TextEditor | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./rich-text-editor').then(
      (module) => setEditor(() => module.default),
      (error) =>
        setEditor(() => {
          // Thrown during rendering, so that the page's error boundary handles it.
          throw error;
        }),
    );
  }, [isWanted]);
  return editor;
}
