import { Link } from 'react-router-dom';
import { FilterChips } from '#web/ui/display/filter-chips';
import { type Criteria, searchUrl } from '../criteria';
import { type ActiveFilter, type OptionalInterpretation, withoutAll } from './active-filters';

interface Props {
  criteria: Criteria;
  active: readonly ActiveFilter[];
  interpretation: OptionalInterpretation;
}

/** Removable chips of all active filters, and alternative places. */
export function Chips({ criteria, active, interpretation }: Props) {
  const place = interpretation?.place;
  const to = (change: Partial<Criteria>) => searchUrl({ ...criteria, ...change, offset: 0 });
  const chips = active.map(({ words, without }) => ({ words, to: to(without) }));
  return (
    <FilterChips chips={chips} withoutAll={to(withoutAll(criteria, interpretation))}>
      {place?.others.map(({ name, instead }) => (
        <li key={name}>
          <Link className="chip other" to={to({ [place.from]: instead })} preventScrollReset>
            Did you mean {name}?
          </Link>
        </li>
      ))}
    </FilterChips>
  );
}
