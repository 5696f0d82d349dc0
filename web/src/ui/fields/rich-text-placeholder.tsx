import { useState } from 'react';
import { RichText } from '../display/rich-text';

interface Props {
  id: string;
  value: string;
  onChange(html: string): void;
  readOnly: boolean;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  onFocusChange(hasFocus: boolean): void;
}

/** Stands in for the editor until it is loaded, under the same id; text typed meanwhile becomes paragraphs. */
export function RichTextPlaceholder(props: Props) {
  const { id, value, onChange, readOnly, labelledBy, describedBy, isInvalid, onFocusChange } = props;
  const [typed, setTyped] = useState('');
  const shared = {
    id,
    className: 'editor-space',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    onFocus: () => onFocusChange(true),
    onBlur: () => onFocusChange(false),
  };
  if (value !== htmlOf(typed)) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a text with marks fits no input
      <div {...shared} role="textbox" aria-multiline="true" aria-readonly="true" tabIndex={0}>
        <RichText html={value} />
      </div>
    );
  }
  return (
    <textarea
      {...shared}
      value={typed}
      readOnly={readOnly}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(htmlOf(target.value));
      }}
    />
  );
}

const htmlOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`)
    .join('');
