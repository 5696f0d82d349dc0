import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../icons';

/** Receives the focus once no chip is left: the number of results. */
export const COUNT_ID = 'count';

interface Props {
  /** Each filter, with the URL of the list without it. */
  chips: readonly { words: string; to: string }[];
  withoutAll: string;
  /** List items behind the chips. */
  children?: ReactNode;
}

/** Removable chips of the filters of a list; nothing without filters. */
export function FilterChips({ chips, withoutAll, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);

  useEffect(() => {
    // The focused chip is gone: its neighbour takes the focus, or else the result count.
    if (pressed.current === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('a') ?? [];
    const next = left[pressed.current] ?? left[left.length - 1] ?? document.getElementById(COUNT_ID);
    next?.focus({ preventScroll: true });
    pressed.current = null;
  });

  if (!chips.length) return null;
  return (
    <ul className="chips" ref={list}>
      {chips.map(({ words, to }, at) => (
        <li key={words}>
          <Link
            className="chip"
            to={to}
            preventScrollReset
            onClick={() => {
              pressed.current = at;
            }}
          >
            <span>
              <span className="vh">Remove filter </span>
              {words}
            </span>
            {icons.cross}
          </Link>
        </li>
      ))}
      {children}
      <li>
        <Link
          className="all"
          to={withoutAll}
          preventScrollReset
          onClick={() => {
            pressed.current = 0;
          }}
        >
          Remove all
        </Link>
      </li>
    </ul>
  );
}
