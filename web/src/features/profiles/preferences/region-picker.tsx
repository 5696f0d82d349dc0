import '#web/ui/regions/region-choices.css';
import { PREFERENCE_REGIONS } from '#modules/profiles/contract/api/preferences';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography';
import { pluralize } from '#web/lib/formatting/format';
import RegionMap from '#web/ui/regions/region-map';

const STATEWIDE = GEOGRAPHY_NAMES.ST;

interface Props {
  /** Names of regions. */
  value: readonly string[];
  onChange(value: string[]): void;
}

/** Regions as a list and on the map, which agree; both are reached by keyboard. */
export function RegionPicker({ value, onChange }: Props) {
  const toggle = (name: string) =>
    onChange(PREFERENCE_REGIONS.filter((one) => (one === name ? !value.includes(one) : value.includes(one))));
  return (
    <fieldset className="group">
      <legend>Regions</legend>
      <p className="hint">Tick the region here or choose it on the map. Both do the same.</p>
      <div className="region-space">
        <div className="region-choices">
          <div className="region-list">
            {PREFERENCE_REGIONS.map((name) => (
              <label className="check" key={name}>
                <input type="checkbox" checked={value.includes(name)} onChange={() => toggle(name)} />
                <span>{name}</span>
              </label>
            ))}
          </div>
          <div>
            <div className="region-map">
              <RegionMap
                isChosen={(region) => value.includes(GEOGRAPHY_NAMES[region])}
                onPress={(region) => toggle(GEOGRAPHY_NAMES[region])}
              />
            </div>
            <p className="hint" role="status">
              {describeRegions(value)}
            </p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

function describeRegions(value: readonly string[]): string {
  const chosen =
    value.length === 0 ? 'No region chosen.' : `${pluralize(value.length, 'region')} chosen: ${value.join(', ')}.`;
  return `${chosen} ${STATEWIDE} has no place on the map.`;
}
