import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/icons';
import { type Criteria, searchUrl } from '../criteria';
import { type ActiveFilter, type OptionalInterpretation, withoutAll } from './active-filters';

interface Props {
  criteria: Criteria;
  active: readonly ActiveFilter[];
  interpretation: OptionalInterpretation;
}

/** Removable chips of all active filters (U4), and alternative places. */
export function Chips({ criteria, active, interpretation }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const place = interpretation?.place;
  const to = (change: Partial<Criteria>) => searchUrl({ ...criteria, ...change, offset: 0 });

  useEffect(() => {
    // The focused chip is gone: its neighbour takes the focus, or else the result count.
    if (pressed.current === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('a') ?? [];
    const next = left[pressed.current] ?? left[left.length - 1] ?? document.getElementById('count');
    next?.focus({ preventScroll: true });
    pressed.current = null;
  });

  if (!active.length) return null;
  return (
    <ul className="chips" ref={list}>
      {active.map(({ words, without }, at) => (
        <li key={words}>
          <Link
            className="chip"
            to={to(without)}
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
      {place?.others.map(({ name, instead }) => (
        <li key={name}>
          <Link className="chip other" to={to({ [place.from]: instead })} preventScrollReset>
            Did you mean {name}?
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="all"
          to={to(withoutAll(criteria, interpretation))}
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
