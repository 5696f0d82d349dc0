import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/icons';
import { addressOf, type Criteria } from '../criteria';
import { type Applied, type Understood, withoutAll } from './applied';

interface Props {
  criteria: Criteria;
  applied: readonly Applied[];
  understood: Understood;
}

/** Every filter that holds, each to be removed (U4), and other places that may have been meant. */
export function Chips({ criteria, applied, understood }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const place = understood?.place;
  const to = (change: Partial<Criteria>) => addressOf({ ...criteria, ...change, offset: 0 });

  useEffect(() => {
    // The chip that had the focus is gone: its neighbour gets it, or else the number of results.
    if (pressed.current === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll<HTMLElement>('a') ?? [];
    const next = left[pressed.current] ?? left[left.length - 1] ?? document.getElementById('count');
    next?.focus({ preventScroll: true });
    pressed.current = null;
  });

  if (!applied.length) return null;
  return (
    <ul className="chips" ref={list}>
      {applied.map(({ words, without }, at) => (
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
          to={to(withoutAll(criteria, understood))}
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
