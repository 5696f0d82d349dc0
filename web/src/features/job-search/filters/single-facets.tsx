import { useState } from 'react';
import type { Interpretation } from '#modules/job-search/contract/api/interpretation';
import type { JobFacet } from '#modules/job-search/contract/api/search';
import { pluralize } from '#web/lib/formatting/format';
import { CharactersLeft } from '#web/ui/fields/characters-left';
import { NativeSelect } from '#web/ui/fields/native-select';
import { POSTED_WITHIN_DAYS } from '../parameters';
import { Choice } from './choice';
import { FILTER_NAMES } from './filter-names';

const MAX_SALARY_LENGTH = 10;
const RADIUS_MILES = [5, 10, 25, 50, 100, 200];

interface RadiusProps {
  place: NonNullable<Interpretation['place']>;
  onChange(radius: string): void;
}

/** The search radius. A ZIP code covers no area to search in, so it has no option without miles. */
export function RadiusFacet({ place: { name, kind, from, radiusMiles }, onChange }: RadiusProps) {
  const miles = [...new Set([...RADIUS_MILES, ...(radiusMiles === null ? [] : [radiusMiles])])].sort((a, b) => a - b);
  const hasInside = from === 'location' && kind !== 'zip';
  return (
    <fieldset className="facet">
      <legend>{FILTER_NAMES.radius}</legend>
      <NativeSelect
        name="radius"
        aria-label={`Miles around ${name}`}
        value={radiusMiles ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {(hasInside || radiusMiles === null) && <option value="">In {name} only</option>}
        {miles.map((most) => (
          <option key={most} value={most}>
            Within {most} miles
          </option>
        ))}
      </NativeSelect>
    </fieldset>
  );
}

interface PostedProps {
  choices: JobFacet['choices'];
  chosen: string;
  /** Number of jobs with the current selection. */
  total: number;
  onChange(days: string): void;
}

export function PostedFacet({ choices, chosen, total, onChange }: PostedProps) {
  const countOf = (days: string) => choices.find(({ value }) => value === days)?.count ?? 0;
  return (
    <fieldset className="facet">
      <legend>{FILTER_NAMES.postedWithin}</legend>
      {['', ...POSTED_WITHIN_DAYS].map((days) => (
        <Choice
          key={days}
          type="radio"
          name="postedWithin"
          value={days}
          label={days ? pluralize(Number(days), 'day') : 'Any time'}
          count={days ? countOf(days) : chosen ? undefined : total}
          isChosen={chosen === days}
          onChange={() => onChange(days)}
        />
      ))}
    </fieldset>
  );
}

interface RemoteProps {
  count: number;
  isChosen: boolean;
  onChange(isOn: boolean): void;
}

export function RemoteFacet({ count, isChosen, onChange }: RemoteProps) {
  return (
    <fieldset className="facet">
      <legend>{FILTER_NAMES.remote}</legend>
      <Choice
        name="remote"
        value="true"
        label="Remote positions only"
        {...{ count, isChosen }}
        onChange={() => onChange(!isChosen)}
      />
    </fieldset>
  );
}

/** Submits the form; the browser reports an invalid amount at the field. */
export function SalaryFacet({ chosen }: { chosen: string }) {
  const [used, setUsed] = useState(chosen.length);
  return (
    <fieldset className="facet">
      <legend>{FILTER_NAMES.salaryMin}</legend>
      <label className="small" htmlFor="salaryMin">
        Pays at least $
      </label>
      <span className="floor">
        <input
          id="salaryMin"
          name="salaryMin"
          className="in"
          inputMode="numeric"
          // Longer ones are refused and not cut, which would make them another amount.
          pattern={`(?=.{1,${MAX_SALARY_LENGTH}}$)\\$?\\s*(\\d+|\\d{1,3}(,\\d{3})+)`}
          title="Dollars, such as 45,000"
          aria-describedby="salaryMin-hint"
          defaultValue={chosen}
          onChange={(event) => setUsed(event.target.value.length)}
        />
        <button type="submit" className="btn sm">
          Set <span className="vh">the least salary</span>
        </button>
      </span>
      <CharactersLeft limit={MAX_SALARY_LENGTH} used={used} />
      <small className="muted" id="salaryMin-hint">
        A year; 190 days or 1,520 hours count as one. Jobs that show no pay are left out.
      </small>
    </fieldset>
  );
}
