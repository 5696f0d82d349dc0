import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type { SuggestionKind } from '#modules/job-search/contract/api/suggest';
import type { PanelFields } from '../panel/panel-fields';
import type { Props as ListProps } from './suggestions';

const loadSuggestions = async () => (await import('./suggestions')).Suggestions;

interface Props {
  /** The field's value. */
  value: string;
  kinds: readonly SuggestionKind[];
  /** Receives the fields of the chosen suggestion. */
  onChoose(fields: Partial<PanelFields>): void;
  /** A text field; it stays plain until the list's code is loaded. */
  children: ReactNode;
}

/**
 * Adds suggestions to the text field inside. The list's code is loaded on first focus, so that the page itself loads
 * nothing for it.
 */
export function WithSuggestions({ value, kinds, onChoose, children }: Props) {
  const [List, setList] = useState<ComponentType<ListProps> | null>(null);
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const isRequested = useRef(false);

  const prepare = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    input.current = target;
    if (isRequested.current) return;
    isRequested.current = true;
    loadSuggestions().then(
      (loaded) => setList(() => loaded),
      // The next focus tries again; until then it is a plain field.
      () => {
        isRequested.current = false;
      },
    );
  };
  const stop = () => setTyping(false);
  // A search that is sent before the list's code has arrived wants no list.
  const stopAtEnter = ({ key }: KeyboardEvent) => key === 'Enter' && stop();
  // Input replayed after hydration arrives without the focus.
  const note = ({ target }: FormEvent) => setTyping(target === input.current && target === document.activeElement);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the field within
    <div className="suggesting" onFocus={prepare} onInput={note} onBlur={stop} onKeyDown={stopAtEnter}>
      {children}
      {List && input.current && (
        <List input={input.current} isWanted={isTyping} onWant={setTyping} {...{ value, kinds, onChoose }} />
      )}
    </div>
  );
}
