import { type ComponentType, type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Suggestion, SuggestionKind } from '../../../../../modules/postings/contract/api-suggest';
import type { Props as ListProps } from './suggestions';

const loadList = async () => (await import('./suggestions')).Suggestions;

interface Props {
  /** What stands in the field. */
  value: string;
  kinds: readonly SuggestionKind[];
  onChoose(suggestion: Suggestion): void;
  /** A text field; it stays what it is until the code of the list has come. */
  children: ReactNode;
}

/**
 * Suggestions for the one text field within, while one types. Their code is fetched when the field gets the focus for
 * the first time, so that the page itself loads nothing for them.
 */
export function Suggesting({ value, kinds, onChoose, children }: Props) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const isAsked = useRef(false);

  const prepare = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    input.current = target;
    if (isAsked.current) return;
    isAsked.current = true;
    loadList().then(
      (loaded) => setList(() => loaded),
      // The next focus tries again; until then it is a plain field.
      () => {
        isAsked.current = false;
      },
    );
  };
  // What was typed before the page was taken over arrives without the focus.
  const note = ({ target }: FormEvent) => setTyping(target === input.current && target === document.activeElement);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the field within
    <div className="suggesting" onFocus={prepare} onInput={note} onBlur={() => setTyping(false)}>
      {children}
      {List && input.current && (
        <List input={input.current} isWanted={isTyping} onWant={setTyping} {...{ value, kinds, onChoose }} />
      )}
    </div>
  );
}
