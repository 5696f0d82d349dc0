import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionKind } from '#modules/job-search/contract/api/suggest';
import { pluralize } from '#web/lib/formatting/format';
import type { PanelFields } from '../panel/panel-fields';
import { nextActiveIndex } from './next-active-index';
import { forgetRecentSearches, rememberSearch } from './recent-searches';
import { suggestedFields } from './suggested-fields';
import './suggestions.css';
import { fieldText, type RecentOption, useRecentSearches } from './use-recent-searches';
import { useSuggestions } from './use-suggestions';

type Option = Suggestion | RecentOption;

const KIND_NAMES: Record<Option['kind'], string> = {
  title: 'Job title',
  position: 'Position type',
  organization: 'Organization',
  place: 'Place',
  recent: 'Recent searches',
};
/** CSS pixels between the list and the edge of the window. */
const VIEWPORT_MARGIN_PX = 16;

export interface Props {
  input: HTMLInputElement;
  value: string;
  kinds: readonly SuggestionKind[];
  /** Whether to show suggestions if there are any. */
  isWanted: boolean;
  onWant(isWanted: boolean): void;
  /** Receives the fields of the chosen suggestion. */
  onChoose(fields: Partial<PanelFields>): void;
}

/** The option list that turns a text field into a combobox (WAI-ARIA); the focus stays in the field. */
export function Suggestions({ input, value, kinds, isWanted, onWant, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(value, kinds, isWanted);
  // A field of keywords has recent searches, a field of places has not.
  const form = kinds.includes('title') ? input.form : null;
  const recent = useRecentSearches(form, isWanted && !value.trim());
  const items: readonly Option[] = recent.length ? recent : suggestions;
  const [marked, setMarked] = useState({ items, at: -1 });
  // New suggestions reset the active option.
  const active = marked.items === items ? marked.at : -1;
  const isOpen = items.length > 0;
  const optionId = (at: number) => `${id}-${at}`;

  const choose = (option: Option) => {
    onWant(false);
    const kind = option.kind === 'recent' ? 'title' : option.kind;
    if (!option.value) return forgetRecentSearches();
    if (kind === 'title') rememberSearch({ q: option.value, location: option.location ?? fieldText(form, 'location') });
    onChoose(suggestedFields({ ...option, kind }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const current = items[active];
    const at = nextActiveIndex(event.key, active, items.length);
    if (event.key === 'Enter') {
      if (current) choose(current);
      else return onWant(false);
    } else if (event.key === 'Escape' && isOpen) onWant(false);
    else if (event.key === 'ArrowDown' && !isOpen) onWant(true);
    else if (at !== null) setMarked({ items, at });
    else return;
    event.preventDefault();
  };

  // Before the next key, which must see the list that is shown.
  useLayoutEffect(() => {
    input.addEventListener('keydown', press);
    return () => input.removeEventListener('keydown', press);
  });
  useEffect(() => {
    if (!form) return;
    const showRecent = () => input.value || onWant(true);
    // This code is loaded after the first focus.
    if (document.activeElement === input) showRecent();
    input.addEventListener('focus', showRecent);
    return () => input.removeEventListener('focus', showRecent);
  }, [input, form, onWant]);
  useEffect(() => {
    const state = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(isOpen),
    };
    for (const [name, text] of Object.entries(state)) input.setAttribute(name, text);
  }, [input, id, isOpen]);
  useEffect(() => {
    if (active < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, active]);
  useLayoutEffect(() => {
    if (isOpen && list.current) positionBelow(list.current, input);
  }, [input, isOpen]);

  return (
    <>
      <div ref={list} id={id} className="suggestions-list" role="listbox" aria-label="Suggestions" hidden={!isOpen}>
        {[...kinds, 'recent' as const].map((kind) => {
          const its = items.flatMap((suggestion, at) => (suggestion.kind === kind ? [{ suggestion, at }] : []));
          if (!its.length) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place within a listbox
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <span id={`${id}-${kind}`} className={kinds.length > 1 ? 'kind' : 'vh'}>
                {KIND_NAMES[kind]}
              </span>
              {its.map(({ suggestion, at }) => (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
                <div
                  key={`${suggestion.value} ${suggestion.location}`}
                  id={optionId(at)}
                  className="option"
                  role="option"
                  aria-selected={at === active}
                  // A press must not take the focus from the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  <span>
                    {suggestion.label}
                    {suggestion.detail && (
                      <>
                        {' '}
                        <span className="detail">{suggestion.detail}</span>
                      </>
                    )}
                  </span>
                  {suggestion.jobs !== undefined && <span className="jobs">{pluralize(suggestion.jobs, 'job')}</span>}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <span className="vh" role="status">
        {isOpen ? pluralize(items.length, 'suggestion') : ''}
      </span>
    </>
  );
}

/** Positions the list below the input and within the viewport. */
function positionBelow(list: HTMLElement, input: HTMLElement): void {
  const around = list.offsetParent?.getBoundingClientRect();
  if (!around) return;
  const { bottom, left, width } = input.getBoundingClientRect();
  list.style.minWidth = `${width}px`;
  const outside = left + list.offsetWidth + VIEWPORT_MARGIN_PX - document.documentElement.clientWidth;
  list.style.top = `${bottom - around.top + 4}px`;
  list.style.left = `${left - around.left - Math.max(0, outside)}px`;
}
