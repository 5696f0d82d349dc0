import { useEffect, useRef, useState } from 'react';
import type { LogFilter } from './filter';
import { filterError } from './filter-error';

/** Debounce of the message filter. */
const SEARCH_DEBOUNCE_MS = 350;

export interface FilterProps {
  filter: LogFilter;
  /** `typing` replaces the history entry. */
  onChange(changes: Partial<LogFilter>, typing: boolean): void;
}

/** A field whose text counts once typing pauses, without spaces around it. What the server would refuse never does. */
export function useTyped(name: keyof LogFilter, filter: LogFilter, onChange: FilterProps['onChange']) {
  const value = filter[name];
  const [typed, setTyped] = useState(value);
  const text = typed.trim();
  const error = filterError(name, text);
  /** Texts that left the field and have not come back as its value. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const index = sent.current.indexOf(value);
    // Its own text comes back while the next word is typed already.
    if (index >= 0) sent.current.splice(0, index + 1);
    else setTyped((old) => (old.trim() === value ? old : value));
  }, [value]);
  useEffect(() => {
    if (text === value || error) return;
    const timer = setTimeout(() => {
      sent.current.push(text);
      onChange({ [name]: text }, true);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [name, text, value, error, onChange]);
  return { id: name, type: 'search', value: typed, error, onChange: setTyped } as const;
}
